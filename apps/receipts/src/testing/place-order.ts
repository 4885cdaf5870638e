import { type Cancelling, createApiClient, newIntentKey, unwrap } from '@comanda/api-client';
import type { Order, RefundReason } from '@comanda/contracts';
import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { inject } from 'vitest';

/** Orders two of something simple at the demo restaurant, once for each wish, to be paid at the counter; for now, or for a later time. */
export function placeOrder(
  name: string,
  wishes: readonly string[] = ['Extra napkins'],
  pickup_time: string | null = null,
): Promise<Order> {
  return placeCounterOrder({
    base_url: inject('api_url'),
    restaurant: 'harbor',
    name,
    wishes,
    pickup_time,
  });
}

/** Has the staff of the demo restaurant call an order off. */
export async function cancelOrder(
  { order_id, restaurant_id }: Order,
  why: Cancelling,
): Promise<void> {
  const staff = await signIn(restaurant_id);
  const cancelled = { order_id, status: 'ORDER_CANCELLED', ...why } as const;
  unwrap(await staff.setOrderStatus(cancelled, { key: newIntentKey() }));
}

/** Has them say that an order is ready. */
export async function haveReady({ order_id, restaurant_id }: Order): Promise<void> {
  const staff = await signIn(restaurant_id);
  for (const status of ['ORDER_PREPARING', 'ORDER_READY'] as const) {
    unwrap(await staff.setOrderStatus({ order_id, status }, { key: newIntentKey() }));
  }
}

/** Has them hand over an order that is ready. */
export async function collect({ order_id, restaurant_id }: Order): Promise<void> {
  const staff = await signIn(restaurant_id);
  const collected = { order_id, status: 'ORDER_COMPLETED' } as const;
  unwrap(await staff.setOrderStatus(collected, { key: newIntentKey() }));
}

/** Has them make an order and hand it over. */
export async function haveCollected(order: Order): Promise<void> {
  await haveReady(order);
  await collect(order);
}

/** Has them take the money for these lines of it, or for all. */
export async function takeAtCounter(
  { order_id, restaurant_id }: Order,
  item_instance_ids?: string[],
): Promise<void> {
  const staff = await signIn(restaurant_id);
  unwrap(await staff.markOrderPaid({ order_id, ...(item_instance_ids && { item_instance_ids }) }));
}

type Why = { readonly reason?: RefundReason; readonly note?: string };

/** Has them give back what was paid for these lines of it, or for all; in cents. */
export async function giveBack(
  { order_id, restaurant_id }: Order,
  item_instance_ids?: string[],
  why: Why = {},
): Promise<number> {
  const staff = await signIn(restaurant_id);
  const lines = { ...(item_instance_ids && { item_instance_ids }) };
  const given = unwrap(
    await staff.refundOrder({ order_id, ...lines, ...why }, { key: newIntentKey() }),
  );
  return given.refund.at_counter;
}

async function signIn(restaurant_id: string) {
  let token: string | null = null;
  const client = createApiClient({ base_url: inject('api_url'), token: () => token });
  token = unwrap(await client.signInStaff({ restaurant_id, pin: '2468' })).token;
  return client;
}
