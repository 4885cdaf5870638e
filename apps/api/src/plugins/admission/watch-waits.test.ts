import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batched } from '../../db/batching-pool';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createAdmission } from './create-admission';
import { watchWaits } from './watch-waits';

/** Many more than go at once. */
const ORDERS = 150;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what orders wait for one another is told, though the database itself has time', async () => {
  const admission = createAdmission();
  for (let at = 0; at < ORDERS; at += 1) admission.begin();
  const before = admission.state().limit;
  const watch = watchWaits(admission, database);
  const order = database.db
    .select({ slept: sql<string>`pg_sleep(0.02)::text` })
    .from(sql`(values (1)) as one`)
    .prepare(batched('orders', 'slow'));
  const placing = Array.from({ length: ORDERS }, () => order.execute());
  await expect.poll(() => admission.state().limit).toBeLessThan(before);
  await Promise.all(placing);
  watch.stop();
});
