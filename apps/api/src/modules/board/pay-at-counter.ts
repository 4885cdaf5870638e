import type { Order } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { takeAtCounter } from '../bills/take-at-counter';
import { recordAction } from '../staff/record-action';
import { changeOrder, conflict } from './change-order';
import { chooseItems } from './choose-items';
import { markPaid } from './mark-items';

/** Says that the counter took the money for an order, or for some of its lines. Said again, it is said already. */
export async function payAtCounter(
  deps: Deps,
  staff: StaffPrincipal,
  order_id: string,
  item_instance_ids: readonly string[] | undefined,
): Promise<Result<Order, Refusal>> {
  return await changeOrder(deps, staff, order_id, async (inside, held) => {
    const { order, items, is_being_paid } = held;
    if (order.status === 'ORDER_CANCELLED') return conflict(order);
    const chosen = chooseItems(items, item_instance_ids);
    if (chosen === null) return { code: 'not_found' };
    if (is_being_paid) return { code: 'payment_pending' };
    const unpaid = chosen.filter(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
    if (unpaid.length === 0) {
      const isSaidAgain = chosen.every(({ has_paid }) => has_paid === 'PAYMENT_PAID_AT_COUNTER');
      return isSaidAgain ? null : { code: 'already_paid' };
    }
    const { staff_id } = staff;
    if (!(await takeAtCounter(inside, order, { items: unpaid, staff_id })))
      return { code: 'payment_pending' };
    await markPaid(inside.db, order, unpaid, 'PAYMENT_PAID_AT_COUNTER');
    const detail = { items: unpaid.map((item) => item.item_instance_id) };
    await recordAction(inside, staff, 'order.paid', order_id, detail);
    return null;
  });
}
