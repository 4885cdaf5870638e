import { lte, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { order_numbers } from '../../../db/schema/index';
import type { OrderKey } from '../../orders/repository';
import { randomOrderNumber } from './order-number';
import { HELD_HOURS, MOST_TRIES } from './take-order-number';

const HOUR_MS = 3_600_000;

/** Takes many numbers at once that no order of the restaurant was given in the last 24 hours, and holds them for some hours. */
export async function takeOrderNumbers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, order_id }: OrderKey,
  { count, held_hours }: { readonly count: number; readonly held_hours: number },
): Promise<readonly string[]> {
  const now = clock.now().getTime();
  // A row is free again so long after its time.
  const given_at = new Date(now + (held_hours - HELD_HOURS) * HOUR_MS);
  const free_before = new Date(now - HELD_HOURS * HOUR_MS);
  const taken = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES && taken.size < count; tries += 1) {
    const wanted = newNumbers(count - taken.size, taken);
    const rows = await db
      .insert(order_numbers)
      .values(wanted.map((order_number) => ({ restaurant_id, order_number, order_id, given_at })))
      .onConflictDoUpdate({
        target: [order_numbers.restaurant_id, order_numbers.order_number],
        set: { order_id: sql`excluded.order_id`, given_at: sql`excluded.given_at` },
        setWhere: lte(order_numbers.given_at, free_before),
      })
      .returning({ order_number: order_numbers.order_number });
    for (const { order_number } of rows) taken.add(order_number);
  }
  if (taken.size === count) return [...taken];
  throw new Error(`Too few free order numbers: ${taken.size} of ${count}.`);
}

function newNumbers(count: number, taken: ReadonlySet<string>): readonly string[] {
  const made = new Set<string>();
  while (made.size < count) {
    const order_number = randomOrderNumber();
    if (!taken.has(order_number)) made.add(order_number);
  }
  // In one order for all, so that two calls at a time do not wait for each other.
  return [...made].toSorted();
}
