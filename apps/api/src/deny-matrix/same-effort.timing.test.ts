import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeTable, joinTable } from './testing/join-table';
import { startWorld } from './testing/start-world';

const ROUNDS = 40;
/** A busy machine may disturb every call of one kind; what a server gives away stays, however often it is asked. */
const MOST_ROUNDS = 5 * ROUNDS;
/** The quickest calls of both kinds differ by less than this factor. */
const ALIKE = 2;
const HOUR_MS = 3_600_000;

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world.shop.close());

test('T2: a table that is not in service takes as long as a code of none', async () => {
  await closeTable(world, 'TAB3');
  const quickest: Record<string, number> = { TAB3: Infinity, ZZZZ: Infinity };
  let rounds = 0;
  while (rounds < ROUNDS || (rounds < MOST_ROUNDS && !areAlike(quickest))) {
    for (const local_id of Object.keys(quickest)) {
      const began = performance.now();
      await joinTable(world, local_id, `198.51.100.${rounds}`);
      quickest[local_id] = Math.min(quickest[local_id] ?? 0, performance.now() - began);
    }
    rounds += 1;
    // So many wrong codes count as an attack.
    if (rounds % ROUNDS === 0) world.shop.advance(HOUR_MS);
  }
  process.stdout.write(
    `T2: the quickest of ${rounds} calls, in ms: ${JSON.stringify(quickest)}, TAB3 closed, ZZZZ no table\n`,
  );
  expect(areAlike(quickest)).toBe(true);
});

function areAlike(quickest: Readonly<Record<string, number>>): boolean {
  const times = Object.values(quickest);
  return Math.max(...times) < ALIKE * Math.min(...times);
}
