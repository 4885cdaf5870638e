import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { order_numbers } from '../db/schema/index';
import type { OrderKey } from '../modules/orders/repository';
import { randomOrderNumber } from './order-number';

/** How long a number is nobody else's. */
const HELD_HOURS = 24;
const MOST_TRIES = 50;

/** Takes a number that no other order of the restaurant was given in the last 24 hours. */
export async function takeOrderNumber(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, order_id }: OrderKey,
  makeNumber: () => string = randomOrderNumber,
): Promise<string> {
  const given_at = clock.now();
  const free = new Date(given_at.getTime() - HELD_HOURS * 3_600_000);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const order_number = makeNumber();
    const taken = await db
      .insert(order_numbers)
      .values({ restaurant_id, order_number, order_id, given_at })
      .onConflictDoUpdate({
        target: [order_numbers.restaurant_id, order_numbers.order_number],
        set: { order_id, given_at },
        setWhere: sql`${order_numbers.given_at} <= ${free.toISOString()}`,
      })
      .returning({ order_number: order_numbers.order_number });
    if (taken.length > 0) return order_number;
  }
  throw new Error(
    `No free order number after ${MOST_TRIES} tries: too many orders in ${HELD_HOURS} hours.`,
  );
}
