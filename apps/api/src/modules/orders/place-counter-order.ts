import { isOfferedFor } from '@comanda/cart';
import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { sql, type WithSubquery } from 'drizzle-orm';
import type { Deps } from '../../deps';
import {
  campaign_redemptions,
  order_campaigns,
  order_items,
  orders,
  outbox,
} from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { toOutboxRow } from '../../jobs/outbox/messages';
import { readyAt } from '../../settle/ready-at';
import { takeOrderNumber } from '../../settle/take-order-number';
import { type Capacity, capacityFor, placeInSlot } from '../capacity/place-in-slot';
import { countUses, heldRows } from '../campaigns/redemption-store';
import { type Redemption, redemptionsOf, refuseUsedUp } from '../campaigns/redemptions';
import { closeForCounter } from '../payments/close-for-counter';
import { checkOrderer } from './check-orderer';
import { withoutOwnTip } from './counter-offer';
import { draftOrder } from './draft-order';
import type { StoredOrder } from './order-rows';
import { toOrder } from './order-view';
import { type OrderInput, priceOrder } from './price-order';
import { openSession, refuseWithoutTable } from './seated';

export type CounterOrder = {
  readonly stored: StoredOrder;
  readonly redemptions: readonly Redemption[];
  readonly guest_name: string;
  readonly prep_minutes: number;
  /** How many orders a pickup slot takes; without, whoever sits at a table is served when they sit. */
  readonly capacity?: Capacity;
};

/** An order that will be paid at the counter, checked and priced, and not to be paid by card any more; it is not written yet. */
export async function prepareCounterOrder(
  deps: Deps,
  principal: GuestPrincipal,
  asked: OrderInput & { readonly restaurant_id: string; readonly guest_id: string },
): Promise<Result<CounterOrder, Refusal>> {
  const input = withoutOwnTip(asked, principal.platform);
  const checked = await checkOrderer(deps, principal, input);
  if (!checked.ok) return checked;
  const { entry, orderer, guest_name, redeemer } = checked.value;
  const { pay_at_counter, currency, prep_minutes } = entry.restaurant;
  if (!isOfferedFor(pay_at_counter, input.order_type))
    return err({ code: 'payment_method_unavailable' });
  const unseated = refuseWithoutTable(principal, input.order_type);
  if (unseated !== null) return err(unseated);
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
  const redemptions = redemptionsOf(priced.value.campaigns, redeemer);
  const capacity = capacityFor(entry.restaurant, input.order_type);
  return ok({ stored, redemptions, guest_name, prep_minutes, ...capacity });
}

/** Sends it to the kitchen: a number, then all that it is in one statement, then the news of it. */
export async function placeCounterOrder(
  deps: Deps,
  { stored, redemptions, guest_name, prep_minutes, capacity }: CounterOrder,
): Promise<Result<Order, Refusal>> {
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
  const refusal = await writePlaced(deps, { ...stored, order }, redemptions);
  if (refusal !== null) return err(refusal);
  const ready_at = await placeInSlot(deps, capacity, order);
  if (ready_at === null) return err({ code: 'slot_full' });
  const subject = { restaurant_id, table_id, guest_id, order_id };
  await events.publish(db, { type: 'order.changed', ...subject, status, payment_status: null });
  return ok(toOrder({ ...stored, order: { ...order, ready_at } }, guest_name, null));
}

/** Order, lines, campaigns, their uses and the message in one statement. Refused when a use was not left; nothing may stay then. */
async function writePlaced(
  deps: Deps,
  { order, items, campaigns }: StoredOrder,
  redemptions: readonly Redemption[],
): Promise<Refusal | null> {
  const { db } = deps;
  const { restaurant_id, order_id } = order;
  const parts: WithSubquery[] = [
    db.$with('placed').as(db.insert(orders).values(order).returning({ order_id: orders.order_id })),
    db.$with('lines').as(
      db
        .insert(order_items)
        .values([...items])
        .returning({ order_id: order_items.order_id }),
    ),
  ];
  if (campaigns.length > 0) {
    const written = db
      .insert(order_campaigns)
      .values([...campaigns])
      .returning({ order_id: order_campaigns.order_id });
    parts.push(db.$with('with_campaigns').as(written));
  }
  const message = toOutboxRow(deps, restaurant_id, { kind: 'order.placed', payload: { order_id } });
  parts.push(db.$with('seated').as(openSession(db, order)));
  if (redemptions.length === 0) {
    const [row] = await db
      .with(...parts)
      .insert(outbox)
      .values(message)
      .returning({ is_seated: isSeated });
    return row?.is_seated === true ? null : { code: 'table_session_closed' };
  }
  const counted = db.$with('counted').as(countUses(db, restaurant_id, redemptions));
  const held = db
    .insert(campaign_redemptions)
    .values(heldRows(order, redemptions, deps.clock.now()))
    .returning({ order_id: campaign_redemptions.order_id });
  const [row] = await db
    .with(...parts, counted, db.$with('held').as(held))
    .insert(outbox)
    .values(message)
    .returning({
      is_seated: isSeated,
      counted: sql<Counted>`(select json_agg(counted) from counted)`,
    });
  if (row?.is_seated !== true) return { code: 'table_session_closed' };
  return refuseUsedUp(redemptions, row?.counted ?? []);
}

/** Whether the party's time at its table is not over; it is held until the order is written. */
const isSeated = sql<boolean>`exists (select 1 from seated)`;

type Counted = { readonly campaign_id: string; readonly subject: string }[] | null;
