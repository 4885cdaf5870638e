import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { OpenDatabase, StatementListener } from './database';
import { type FolderLock, takeFolderLock } from './lock';
import { openPostgres } from './postgres';

export type OpenDatabaseOptions = {
  readonly onStatement?: StatementListener;
  readonly onFault?: (error: Error) => void;
  /** Called while a migration waits for somebody else's lock. */
  readonly onWait?: (migration: string) => void;
};

/** The database that the configuration names, migrated; `lock` only with the embedded one, whose folder takes a single process. */
export async function openDatabase(
  config: Config,
  options: OpenDatabaseOptions = {},
): Promise<OpenDatabase & { readonly lock: FolderLock | null }> {
  if (config.databaseUrl !== null) {
    const { onWait, ...others } = options;
    const migrations = onWait === undefined ? {} : { onWait };
    const database = await openPostgres({ url: config.databaseUrl, ...others, migrations });
    return { ...database, lock: null };
  }
  const lock = takeFolderLock(config.dataDir);
  try {
    const folder = join(config.dataDir, 'pg');
    mkdirSync(folder, { recursive: true });
    const { onStatement } = options;
    // A whole database, which a server on PostgreSQL need not load.
    const { openPglite } = await import('./pglite');
    const database = await openPglite({
      folder,
      ...(onStatement === undefined ? {} : { onStatement }),
    });
    return {
      ...database,
      lock,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
