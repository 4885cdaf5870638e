import { sql, type SQL } from 'drizzle-orm';
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
  key: OrderKey,
  makeNumber: () => string = randomOrderNumber,
): Promise<string> {
  return await withFreeNumber(async (order_number) => {
    const { rows } = await db.execute(takeNumber(key, order_number, clock.now()));
    return rows.length > 0 ? order_number : null;
  }, makeNumber);
}

/** Tries one number after the other until one turns out to be free; `attempt` resolves with null where it is not. */
export async function withFreeNumber<Value>(
  attempt: (order_number: string) => Promise<Value | null>,
  makeNumber: () => string = randomOrderNumber,
): Promise<Value> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const value = await attempt(makeNumber());
    if (value !== null) return value;
  }
  throw new Error(
    `No free order number after ${MOST_TRIES} tries: too many orders in ${HELD_HOURS} hours.`,
  );
}

/** Takes one number if it is free: then this returns it, and nothing otherwise. Where a condition is given, only if that holds. */
export function takeNumber(
  { restaurant_id, order_id }: OrderKey,
  order_number: string,
  given_at: Date,
  condition: SQL = sql`true`,
): SQL {
  const free = new Date(given_at.getTime() - HELD_HOURS * 3_600_000);
  return sql`
    insert into ${order_numbers} (restaurant_id, order_number, order_id, given_at)
    select ${restaurant_id}::uuid, ${order_number}, ${order_id}::uuid, ${given_at.toISOString()}::timestamptz
    where ${condition}
    on conflict (restaurant_id, order_number)
      do update set order_id = excluded.order_id, given_at = excluded.given_at
      where ${order_numbers}.given_at <= ${free.toISOString()}
    returning order_number`;
}
