/** One connection: every statement runs on the same one. */
export type MigrationClient = {
  readonly query: (
    statement: string,
    parameters?: unknown[],
  ) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
};

/** A statement that PostgreSQL refuses in a transaction: the index is made while the table is written to. */
export const CONCURRENTLY =
  /^\s*create (?:unique )?index concurrently (?:if not exists )?"([^"]+)"/i;
/** Indexes that a migration asked for and that are not made yet: a server that dies over one leaves it to the next. */
export const LATER_INDEXES =
  'create table if not exists drizzle.later_indexes (statement text primary key)';

/** Notes in the migration's transaction that an index is to be made after it. */
export async function postponeIndex(client: MigrationClient, statement: string): Promise<void> {
  await client.query(
    'insert into drizzle.later_indexes (statement) values ($1) on conflict do nothing',
    [statement],
  );
}

/** Makes the indexes that were postponed. They wait for whatever was begun before them, and nothing waits for them. */
export async function buildIndexes(client: MigrationClient): Promise<void> {
  const { rows } = await client.query('select statement from drizzle.later_indexes order by 1');
  for (const row of rows) {
    const statement = String(row['statement']);
    await buildIndex(client, statement);
    await client.query('delete from drizzle.later_indexes where statement = $1', [statement]);
  }
}

async function buildIndex(client: MigrationClient, statement: string): Promise<void> {
  const name = `"${CONCURRENTLY.exec(statement)?.[1] ?? ''}"`;
  const { rows } = await client.query(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  const [known] = rows;
  if (known?.['is_valid'] === true) return;
  // One that was begun and not finished is of no use to any statement, and stays so.
  if (known !== undefined) await client.query(`drop index concurrently ${name}`);
  await client.query(statement);
}
