import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Runs statements of a job in one transaction that may take as long as they need; a request's are cancelled (postgres.ts). */
export async function withoutTimeLimit<Value>(
  db: Database,
  run: (tx: Database) => Promise<Value>,
): Promise<Value> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return await run(tx);
  });
}
