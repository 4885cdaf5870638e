import { type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { prepareOnce } from '../../../db/prepare-once';
import { order_numbers } from '../../../db/schema/index';
import type { OrderKey } from '../../orders/repository';
import { randomOrderNumber } from './order-number';

/** How long a number is nobody else's. */
export const HELD_HOURS = 24;
export const MOST_TRIES = 50;

/** Takes a number that no other order of the restaurant was given in the last 24 hours. */
export async function takeOrderNumber(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: OrderKey,
  makeNumber: () => string = randomOrderNumber,
): Promise<string> {
  return await withFreeNumber(async (order_number) => {
    const isTaken = await takeNumberOver({ db, clock }, key, order_number);
    return isTaken ? order_number : null;
  }, makeNumber);
}

/** Takes a given number for an order that has another one; returns whether it was free. */
export async function takeNumberOver(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: OrderKey,
  order_number: string,
): Promise<boolean> {
  return (await numberOf(db).execute(claimOf(key, order_number, clock.now()))).length > 0;
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

export type NumberClaim = OrderKey & {
  readonly order_number: string;
  readonly given_at: string;
  /** A number that was given before this is free again. */
  readonly free_before: string;
};

/** Input of `takeNumber`. */
export function claimOf(
  { restaurant_id, order_id }: OrderKey,
  order_number: string,
  given_at: Date,
): NumberClaim {
  const free = new Date(given_at.getTime() - HELD_HOURS * 3_600_000);
  return {
    restaurant_id,
    order_id,
    order_number,
    given_at: given_at.toISOString(),
    free_before: free.toISOString(),
  };
}

/** Takes the number of a claim if it is free: then this returns it, and nothing otherwise. Only if a condition holds. */
export function takeNumber(condition: SQL): SQL {
  const { restaurant_id, order_id, order_number, given_at, free_before } = CLAIM;
  return sql`
    insert into ${order_numbers} (restaurant_id, order_number, order_id, given_at)
    select ${restaurant_id}::uuid, ${order_number}, ${order_id}::uuid, ${given_at}::timestamptz
    where ${condition}
    on conflict (restaurant_id, order_number)
      do update set order_id = excluded.order_id, given_at = excluded.given_at
      where ${order_numbers}.given_at <= ${free_before}
    returning order_number`;
}

const CLAIM = {
  restaurant_id: sql.placeholder('restaurant_id'),
  order_id: sql.placeholder('order_id'),
  order_number: sql.placeholder('order_number'),
  given_at: sql.placeholder('given_at'),
  free_before: sql.placeholder('free_before'),
} as const satisfies Record<keyof NumberClaim, Placeholder>;

const numberOf = prepareOnce((db) =>
  db
    .with(db.$with('number', {}).as(takeNumber(sql`true`)))
    .select({ order_number: sql<string>`order_number` })
    .from(sql`number`)
    .prepare('order_number'),
);
