import { isOfferedFor } from '@comanda/cart';
import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { order_items, orders, outbox } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { toOutboxRow } from '../../jobs/outbox/messages';
import { readyAt } from '../../settle/ready-at';
import { takeOrderNumber } from '../../settle/take-order-number';
import { closeForCounter } from '../payments/close-for-counter';
import { checkOrderer } from './check-orderer';
import { draftOrder } from './draft-order';
import type { StoredOrder } from './order-rows';
import { toOrder } from './order-view';
import { type OrderInput, priceOrder } from './price-order';

export type CounterOrder = {
  readonly stored: StoredOrder;
  readonly guest_name: string;
  readonly prep_minutes: number;
};

/** An order that will be paid at the counter, checked and priced, and not to be paid by card any more; it is not written yet. */
export async function prepareCounterOrder(
  deps: Deps,
  principal: GuestPrincipal,
  input: OrderInput & { readonly restaurant_id: string; readonly guest_id: string },
): Promise<Result<CounterOrder, Refusal>> {
  const checked = await checkOrderer(deps, principal, input);
  if (!checked.ok) return checked;
  const { entry, orderer, guest_name } = checked.value;
  const { pay_at_counter, currency, prep_minutes } = entry.restaurant;
  if (!isOfferedFor(pay_at_counter, input.order_type))
    return err({ code: 'payment_method_unavailable' });
  const priced = priceOrder(entry, input, deps.clock.now());
  if (!priced.ok) return priced;
  const refusal = await closeForCounter(deps, orderer, input.replaces);
  if (refusal !== null) return err(refusal);
  const stored = draftOrder(deps, {
    order_id: deps.newId(),
    orderer,
    input,
    priced: priced.value,
    currency,
  });
  return ok({ stored, guest_name, prep_minutes });
}

/** Sends it to the kitchen: a number, then order, lines and message in one statement, then the news of it. */
export async function placeCounterOrder(
  deps: Deps,
  { stored, guest_name, prep_minutes }: CounterOrder,
): Promise<Order> {
  const { db, clock, events } = deps;
  const placed_at = clock.now();
  const order = {
    ...stored.order,
    status: 'ORDER_SENT_TO_KITCHEN',
    order_number: await takeOrderNumber(deps, stored.order),
    placed_at,
    ready_at: readyAt({ prep_minutes }, stored.order.pickup_time, placed_at),
  } as const;
  const { restaurant_id, order_id, table_id, guest_id, status } = order;
  const placed = db
    .$with('placed')
    .as(db.insert(orders).values(order).returning({ order_id: orders.order_id }));
  const lines = db.$with('lines').as(
    db
      .insert(order_items)
      .values([...stored.items])
      .returning({ order_id: order_items.order_id }),
  );
  await db
    .with(placed, lines)
    .insert(outbox)
    .values(toOutboxRow(deps, restaurant_id, { kind: 'order.placed', payload: { order_id } }));
  const subject = { restaurant_id, table_id, guest_id, order_id };
  await events.publish(db, { type: 'order.changed', ...subject, status, payment_status: null });
  return toOrder({ order, items: stored.items }, guest_name, null);
}
