import { findPlace, indexMenus } from '@comanda/cart';
import type { Order } from '@comanda/contracts';
import { cents, err, ok, type Result } from '@comanda/kernel';
import { isTipOffered, tipAmount, type TipFields, tipFromFields } from '@comanda/totals';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { readyAt } from '../payments/settle/ready-at';
import { capacityFor, placeInSlot } from '../capacity/place-in-slot';
import { changeOwnOrder, refuseTaken } from './change-own-order';
import { refuseTime } from './refuse-time';

/** Changes what the kitchen is told, until somebody pays. */
export async function changeInstructions(
  deps: Deps,
  principal: GuestPrincipal,
  {
    order_id,
    order_instructions,
  }: { readonly order_id: string; readonly order_instructions: string },
): Promise<Result<Order, Refusal>> {
  return await changeOwnOrder(deps, principal, order_id, (held) => {
    const refusal = refuseTaken(held);
    return refusal === null ? ok({ order_instructions }) : err(refusal);
  });
}

/** Changes the tip of a whole order, until somebody takes a share of the bill: then each payer has a tip of their own. */
export async function changeTip(
  deps: Deps,
  principal: GuestPrincipal,
  order_id: string,
  tip: TipFields,
): Promise<Result<Order, Refusal>> {
  const entry = await deps.catalogue.getFresh(principal.restaurant_id);
  return await changeOwnOrder(deps, principal, order_id, (held) => {
    const refusal = refuseTaken(held);
    if (refusal !== null) return err(refusal);
    const { order } = held;
    const tip_amount = tipAmount(tipFromFields(tip), cents(order.net_total));
    if (tip_amount > order.net_total) {
      const detail = `The tip is ${tip_amount} cents; at most ${order.net_total} can be given.`;
      return err({ code: 'tip_too_high', detail });
    }
    const isOffered = entry !== null && isTipOffered(entry.restaurant, order.order_type);
    if (tip_amount > 0 && !isOffered)
      return err({ code: 'tip_too_high', detail: 'The restaurant takes no tip for this order.' });
    return ok({
      tip_percentage: tip.tip_percentage ?? null,
      tip_fixed: tip.tip_fixed ?? null,
      tip_amount,
      total_with_tip_and_tax: order.total_with_tax + tip_amount + order.delivery_tip_amount,
    });
  });
}

/** Says when a take-out order is fetched, until the kitchen is at it. */
export async function changePickup(
  deps: Deps,
  principal: GuestPrincipal,
  order_id: string,
  pickup_time: Date | null,
): Promise<Result<Order, Refusal>> {
  const entry = await deps.catalogue.getFresh(principal.restaurant_id);
  if (entry === null) return err({ code: 'not_found' });
  const { restaurant, menus } = entry;
  return await changeOwnOrder(deps, principal, order_id, async ({ order, items }, inside) => {
    if (order.order_type !== 'TAKEOUT' || order.status !== 'ORDER_SENT_TO_KITCHEN')
      return err({ code: 'order_status_conflict', order_status: order.status });
    const now = deps.clock.now();
    const index = indexMenus(menus);
    const served = items.map((item) => findPlace(index, item)?.menu.schedule ?? null);
    const { order_type } = order;
    const refusal = refuseTime(restaurant, { order_type, pickup_time, menus: served }, now);
    if (refusal !== null) return err(refusal);
    const wanted = { ...order, pickup_time, ready_at: readyAt(restaurant, pickup_time, now) };
    const { capacity } = capacityFor(restaurant, order.order_type);
    const ready_at = await placeInSlot(inside, capacity, wanted);
    return ready_at === null ? err({ code: 'slot_full' }) : ok({ pickup_time, ready_at });
  });
}
