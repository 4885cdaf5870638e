import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database';

test('a test on PostgreSQL fails where a transaction has two statements under way', async () => {
  const { db, url, close } = await openTestDatabase();
  const both = db.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1 as one`), tx.execute(sql`select 2 as two`)]),
  );
  if (url === null) await expect(both).resolves.toHaveLength(2);
  else await expect(both).rejects.toMatchObject({ cause: { message: /Two statements at once/ } });
  const later = await db.transaction((tx) => tx.execute(sql`select 3 as three`));
  expect(later.rows).toEqual([{ three: 3 }]);
  await close();
});
