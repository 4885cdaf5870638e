import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index';

/** Result of raw statements on both engines. */
interface RowsHkt extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

type Rows<Row> = { readonly rows: Row[] };

export type Schema = typeof schema;

/** The database, or a transaction of it: use cases cannot tell PGlite from PostgreSQL. */
export type Database = PgDatabase<RowsHkt, Schema>;

/** Sees every statement before it runs; for tests that count them. */
export type StatementListener = (sql: string) => void;

/** The connections of a pool: all of them, those at rest, and how many statements wait for one. */
export type PoolState = { readonly total: number; readonly idle: number; readonly waiting: number };

/** Hears in seconds how long something waited for a connection, and how long it used it. */
export type ConnectionWatcher = {
  readonly onWait: (seconds: number) => void;
  readonly onUse: (seconds: number) => void;
};

export type OpenDatabase = {
  /** From now on a watcher hears of each use of a connection; of none where there is no pool. */
  readonly watchConnections: (watcher: ConnectionWatcher) => void;
  /** null = there is no pool: the embedded database has one connection. */
  readonly pool: () => PoolState | null;
  readonly db: Database;
  /** Calls back for every NOTIFY on the channel; `onGap` when some may have been missed. Resolves with the way to stop. */
  readonly listen: (
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void,
  ) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
};
