import { mayMove, type Order, type OrderStatus } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { readyAt } from '../payments/settle/ready-at';
import { sendWithOrder } from '../delivery/begin-delivery';
import { recordAction } from '../staff/record-action';
import { type Cancelling, cancelHeld } from './cancel-order';
import { changeHeldOrder, changeOrder, conflict, updateOrder } from './change-order';

export type Move =
  | { readonly status: Exclude<OrderStatus, 'ORDER_OPEN' | 'ORDER_CANCELLED'> }
  | ({ readonly status: 'ORDER_CANCELLED' } & Cancelling);

/** Moves an order along, in the transaction of `deps.db`. Where it is already, it stays, and nobody is told twice of anything that changed. */
export async function moveOrder(
  deps: Deps,
  staff: StaffPrincipal,
  order_id: string,
  move: Move,
): Promise<Result<Order, Refusal>> {
  const { restaurant_id } = staff;
  return await changeHeldOrder(deps, { restaurant_id, order_id }, async (inside, held) => {
    const { order } = held;
    if (order.status === move.status) return null;
    if (move.status === 'ORDER_CANCELLED') return await cancelHeld(inside, held, staff, move);
    if (!mayMove(order.status, move.status)) return conflict(order);
    if (!order.is_accepted) return conflict(order, 'The order has to be accepted first.');
    await updateOrder(inside, order, { status: move.status });
    const detail = { from: order.status, to: move.status };
    await recordAction(inside, staff, 'order.moved', order_id, detail);
    return null;
  });
}

/** Food that is not there yet can still be promised for another time. */
const CAN_BE_LATER: ReadonlySet<OrderStatus> = new Set([
  'ORDER_SENT_TO_KITCHEN',
  'ORDER_PREPARING',
]);

/** Takes an order, where the restaurant decides on each. From now its time counts; accepted again, it is promised for another one. */
export async function acceptOrder(
  deps: Deps,
  staff: StaffPrincipal,
  order_id: string,
  ready_in_minutes: number | undefined,
): Promise<Result<Order, Refusal>> {
  const entry = await deps.catalogue.get(staff.restaurant_id);
  const usual = entry?.restaurant.prep_minutes ?? 0;
  return await changeOrder(deps, staff, order_id, async (inside, { order }) => {
    if (order.status === 'ORDER_CANCELLED') return conflict(order);
    if (order.is_accepted && ready_in_minutes === undefined) return null;
    if (order.is_accepted && !CAN_BE_LATER.has(order.status)) return conflict(order);
    const prep_minutes = ready_in_minutes ?? usual;
    const ready_at = readyAt({ prep_minutes }, order.pickup_time, deps.clock.now());
    await updateOrder(inside, order, { is_accepted: true, ready_at });
    if (!order.is_accepted) await sendWithOrder(inside, order);
    await recordAction(inside, staff, 'order.accepted', order_id, { ready_at });
    return null;
  });
}

/** Does not take an order that nobody has accepted yet. */
export async function rejectOrder(
  deps: Deps,
  staff: StaffPrincipal,
  order_id: string,
  why: Cancelling,
): Promise<Result<Order, Refusal>> {
  return await changeOrder(deps, staff, order_id, async (inside, held) => {
    if (held.order.is_accepted) return conflict(held.order, 'The order was accepted.');
    if (held.order.status === 'ORDER_CANCELLED') return null;
    return await cancelHeld(inside, held, staff, why);
  });
}
