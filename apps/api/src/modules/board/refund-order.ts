import type { Order, OrderStatus } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { recordAction } from '../staff/record-action';
import { changeHeldOrder, conflict, updateOrder } from './change-order';
import { chooseItems } from './choose-items';
import { type GivenBack, giveBack } from './give-back';

const IN_THE_KITCHEN: ReadonlySet<OrderStatus> = new Set([
  'ORDER_SENT_TO_KITCHEN',
  'ORDER_PREPARING',
  'ORDER_READY',
]);

export type Refunded = { readonly order: Order; readonly refund: GivenBack };

/** Gives back what was paid for an order, or for some of its lines, in the transaction of `inside.db`. */
export async function refundOrder(
  inside: Deps,
  staff: StaffPrincipal,
  order_id: string,
  item_instance_ids: readonly string[] | undefined,
): Promise<Result<Refunded, Refusal>> {
  const { restaurant_id, staff_id } = staff;
  let refund: GivenBack = { online: 0, at_counter: 0 };
  const changed = await changeHeldOrder(inside, { restaurant_id, order_id }, async (deps, held) => {
    // A cancelled order is being refunded already.
    if (held.order.status === 'ORDER_CANCELLED') return conflict(held.order);
    const chosen = chooseItems(held.items, item_instance_ids);
    if (chosen === null) return { code: 'not_found' };
    const items = chosen.length === held.items.length ? null : chosen;
    refund = await giveBack(deps, held, { items, staff_id });
    if (refund.online + refund.at_counter === 0) return { code: 'refund_too_high', left_amount: 0 };
    // Its lines are struck on the boards, which the kitchen has to see.
    if (IN_THE_KITCHEN.has(held.order.status))
      await updateOrder(deps, held.order, { seen_at: null });
    await recordAction(deps, staff, 'order.refunded', order_id, { ...refund });
    return null;
  });
  return changed.ok ? ok({ order: changed.value, refund }) : err(changed.error);
}
