import { sql } from 'drizzle-orm';
import { countPendingMigrations } from '../../../db/pending-migrations';
import type { Patient } from './examine';
import { type Finding, finding } from './finding';

const SKEW_WARN_SECONDS = 2;
const SKEW_FAIL_SECONDS = 30;

/** The database itself: there, of this version, safe against a power cut, and of one time with us. */
export async function examineDatabase({ db, config }: Patient): Promise<Finding[]> {
  const began = performance.now();
  const { rows } = await db.execute<{
    version: string;
    synchronous_commit: string;
    fsync: string;
    now: number;
  }>(sql`
    select current_setting('server_version') as version,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('fsync') as fsync,
      extract(epoch from clock_timestamp())::float8 as now`);
  const took_ms = Math.round(performance.now() - began);
  const [server] = rows;
  if (server === undefined) return [finding('database', 'fail', 'does not say who it is')];
  const isEmbedded = config.databaseUrl === null;
  const kind = isEmbedded ? 'embedded' : 'PostgreSQL';
  return [
    finding('database', 'ok', `${kind} ${server.version}, answers in ${took_ms} ms`),
    await examineMigrations(db),
    await examineIndexes(db),
    isEmbedded
      ? finding(
          'durability',
          'warn',
          'the embedded database does not wait for the disk: a power cut can lose the last orders; set DATABASE_URL for business',
        )
      : examineDurability(server),
    examineClock(server.now),
  ];
}

async function examineMigrations(db: Patient['db']): Promise<Finding> {
  const pending = await countPendingMigrations(db);
  return pending === 0
    ? finding('migrations', 'ok', 'up to date')
    : finding('migrations', 'fail', `${pending} not applied; starting a server applies them`);
}

/** An index that is not finished costs every write and helps no statement. */
async function examineIndexes(db: Patient['db']): Promise<Finding> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select indexrelid::regclass::text as name from pg_index
    where not indisvalid and indrelid in (
      select oid from pg_class where relnamespace = 'public'::regnamespace
    ) order by 1`);
  if (rows.length === 0) return finding('indexes', 'ok', 'all are used');
  const names = rows.map(({ name }) => name).join(', ');
  return finding(
    'indexes',
    'warn',
    `${names}: being made, or begun and not finished; where nothing makes it any more, start a server again, or REINDEX INDEX CONCURRENTLY`,
  );
}

function examineDurability(server: { synchronous_commit: string; fsync: string }): Finding {
  const isSafe = server.synchronous_commit !== 'off' && server.fsync === 'on';
  const settings = `synchronous_commit ${server.synchronous_commit}, fsync ${server.fsync}`;
  return isSafe
    ? finding('durability', 'ok', settings)
    : finding(
        'durability',
        'fail',
        `${settings}: a crash loses orders that guests were told are placed`,
      );
}

function examineClock(database_seconds: number): Finding {
  const skew = Math.abs(database_seconds - Date.now() / 1000);
  const detail = `${skew.toFixed(1)} s between this machine and the database`;
  if (skew > SKEW_FAIL_SECONDS) return finding('clock', 'fail', detail);
  return finding('clock', skew > SKEW_WARN_SECONDS ? 'warn' : 'ok', detail);
}
