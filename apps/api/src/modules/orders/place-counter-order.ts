import { isOfferedFor } from '@comanda/cart';
import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { campaign_redemptions } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { type OutboxRow, toOutboxRow } from '../../jobs/outbox/messages';
import { dueUnlessTold } from '../../jobs/outbox/publish-missed-events';
import type { KeepReply } from '../../plugins/idempotency/commit-keyed';
import type { KeptAnswer } from '../../plugins/idempotency/key-store';
import { readyAt } from '../payments/settle/ready-at';
import { withFreeNumber } from '../payments/settle/take-order-number';
import { type Capacity, capacityFor, placeInSlot } from '../capacity/place-in-slot';
import { countUses, heldRows } from '../campaigns/redemption-store';
import { type Redemption, redemptionsOf, refuseUsedUp } from '../campaigns/redemptions';
import { closeForCounter } from '../payments/close-for-counter';
import { checkOrderer } from './check-orderer';
import { withoutOwnTip } from './counter-offer';
import { draftOrder } from './draft-order';
import { orderChanged } from './order-changed';
import type { StoredOrder } from './order-rows';
import type { OrderingGuest } from '../../plugins/auth/ordering-guest';
import { toOrder } from './order-view';
import { type OrderInput, priceOrder } from './price-order';
import { holdOpenSession, refuseWithoutTable } from './seated';
import { acceptUnpaid, refuseUnpaidUnits } from './unpaid-order';
import { writePlaced } from './write-placed';

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
  guest: OrderingGuest | null | undefined,
): Promise<Result<CounterOrder, Refusal>> {
  const input = withoutOwnTip(asked, principal.platform);
  const checked = await checkOrderer(deps, principal, input, { guest });
  if (!checked.ok) return checked;
  const { entry, guest_name, redeemer, lacks_room, has_open_payment } = checked.value;
  const { pay_at_counter, currency, prep_minutes } = entry.restaurant;
  // A delivery is paid before a courier is sent.
  const isBrought = input.delivery_quote_id !== null && input.delivery_quote_id !== undefined;
  const priced = priceOrder(entry, input, deps.clock.now());
  const isFree = priced.ok && priced.value.totals.total_with_tip_and_tax === 0;
  if (isBrought || !(isFree || isOfferedFor(pay_at_counter, input.order_type)))
    return err({ code: 'payment_method_unavailable' });
  // In a hotel what is not paid yet goes on the bill of a room.
  if (lacks_room && !isFree) return err({ code: 'room_required' });
  const unseated =
    refuseWithoutTable(principal, input.order_type) ?? refuseUnpaidUnits(principal, input.items);
  if (unseated !== null) return err(unseated);
  const unpaid = acceptUnpaid(deps, principal, checked.value);
  if (!unpaid.ok) return unpaid;
  const orderer = { ...checked.value.orderer, ...unpaid.value };
  if (!priced.ok) return priced;
  const refusal =
    has_open_payment || input.replaces !== undefined
      ? await closeForCounter(deps, orderer, input.replaces)
      : null;
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

/** Whether an order takes nothing that is limited, so that it can be placed in one statement. */
export function isPlacedAtOnce({ redemptions, capacity }: CounterOrder): boolean {
  return redemptions.length === 0 && (capacity?.orders_per_slot ?? null) === null;
}

/**
 * Sends what is placed at once to the kitchen, with the reply of its call, in one statement that needs no transaction around
 * it. What is refused leaves nothing.
 */
export async function placeAtOnce(
  deps: Deps,
  asked: CounterOrder,
  keep: KeepReply<{ order: Order }>,
): Promise<Result<KeptAnswer, Refusal>> {
  const placed_at = deps.clock.now();
  const message = placedMessage(deps, asked, dueUnlessTold(placed_at));
  const { outcome, order, answer } = await writeNumbered(deps, asked, placed_at, message, keep);
  if (outcome === 'session_closed') return err({ code: 'table_session_closed' });
  deps.events.tell(orderChanged(order), message);
  return ok(answer);
}

/** Sends it to the kitchen, inside the transaction of `deps.db`. Of one that is refused nothing may stay. */
export async function placeCounterOrder(
  deps: Deps,
  asked: CounterOrder,
): Promise<Result<Order, Refusal>> {
  const { stored, redemptions, capacity } = asked;
  if (redemptions.length > 0 && !(await holdOpenSession(deps.db, stored.order)))
    return err({ code: 'table_session_closed' });
  const usedUp = await takeUses(deps, stored.order.restaurant_id, redemptions);
  if (usedUp !== null) return err(usedUp);
  const placed_at = deps.clock.now();
  const message = placedMessage(deps, asked, placed_at);
  const written = await writeNumbered(deps, asked, placed_at, message, () => null);
  if (written.outcome === 'session_closed') return err({ code: 'table_session_closed' });
  const ready_at = await placeInSlot(deps, capacity, written.order);
  if (ready_at === null) return err({ code: 'slot_full' });
  if (redemptions.length > 0) {
    const held = heldRows(stored.order, redemptions, placed_at);
    await deps.db.insert(campaign_redemptions).values(held);
  }
  const placed = { ...written.shown, ready_at: ready_at.toISOString() };
  await deps.events.publish(deps.db, orderChanged(written.order));
  return ok(placed);
}

function placedMessage(deps: Deps, { stored }: CounterOrder, due_at: Date): OutboxRow {
  const { restaurant_id, order_id } = stored.order;
  return toOutboxRow(deps, restaurant_id, { kind: 'order.placed', payload: { order_id } }, due_at);
}

/** Writes it with a number that is free, and what is kept of its reply. */
async function writeNumbered<Answer extends KeptAnswer | null>(
  { db }: Pick<Deps, 'db'>,
  { stored, guest_name, prep_minutes }: CounterOrder,
  placed_at: Date,
  message: OutboxRow,
  keep: (reply: { order: Order }) => Answer,
) {
  const ready_at = readyAt({ prep_minutes }, stored.order.pickup_time, placed_at);
  return await withFreeNumber(async (order_number) => {
    const status = 'ORDER_SENT_TO_KITCHEN' as const;
    const order = { ...stored.order, status, order_number, placed_at, ready_at };
    const shown = toOrder({ ...stored, order }, { guest_name });
    const answer = keep({ order: shown });
    const outcome = await writePlaced(db, { ...stored, order }, message, answer);
    return outcome === 'number_taken' ? null : { outcome, order, shown, answer };
  });
}

async function takeUses(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  redemptions: readonly Redemption[],
): Promise<Refusal | null> {
  if (redemptions.length === 0) return null;
  return refuseUsedUp(redemptions, await countUses(db, restaurant_id, redemptions));
}
