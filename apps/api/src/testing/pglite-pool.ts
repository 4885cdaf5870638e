import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase, StatementListener } from '../db/database';
import { overPglite } from '../db/pglite';
import { migratedDump } from './migrated-dump';

/** Empties what was written, and nothing else: emptying a table that is empty costs as much as one that is full. */
const EMPTY_TABLES = `do $$
declare
  each record;
  is_filled boolean;
  filled text[] := '{}';
begin
  for each in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', each.tablename) into is_filled;
    if is_filled then filled := filled || format('public.%I', each.tablename); end if;
  end loop;
  if filled <> '{}' then
    execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
  end if;
end $$`;
/** Changes when a test made or dropped a table, a column, an index or a trigger. */
const SHAPE = `select concat(
  (select count(*) from pg_class), ' ', (select count(*) from pg_attribute), ' ',
  (select count(*) from pg_trigger), ' ', (select count(*) from pg_constraint)) as shape`;

/** One at rest keeps its process alive: the runner ends those of the tests, and waits for its own. */
const mayRest = process.env['VITEST_WORKER_ID'] !== undefined;

type Engine = { readonly client: PGlite; readonly shape: string };

/** Engines at rest. Starting one takes most of a second, emptying one less than a tenth of that. */
const resting: Engine[] = [];

/** The embedded engine with an empty, migrated database. Closing it gives it back: it answers no longer, and is emptied. */
export async function leasePglite(onStatement?: StatementListener): Promise<OpenDatabase> {
  const engine = resting.pop() ?? (await startEngine());
  return overPglite(lend(engine), onStatement);
}

async function startEngine(): Promise<Engine> {
  const client = await PGlite.create({ loadDataDir: await migratedDump() });
  return { client, shape: await readShape(client) };
}

function lend(engine: Engine): PGlite {
  const { client } = engine;
  const deaf: (() => Promise<void>)[] = [];
  let isClosed = false;

  async function listen(...args: Parameters<PGlite['listen']>) {
    const stop = await client.listen(...args);
    deaf.push(stop);
    return stop;
  }

  async function close() {
    if (isClosed) return;
    isClosed = true;
    for (const stop of deaf) await stop();
    await takeBack(engine);
  }

  return new Proxy(client, {
    get(target, name) {
      if (name === 'close') return close;
      if (isClosed) throw new Error('PGlite is closed');
      if (name === 'listen') return listen;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function takeBack(engine: Engine): Promise<void> {
  if (mayRest && (await isEmptied(engine))) resting.push(engine);
  else await engine.client.close();
}

async function isEmptied({ client, shape }: Engine): Promise<boolean> {
  await client.exec(EMPTY_TABLES);
  return (await readShape(client)) === shape;
}

async function readShape(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}
