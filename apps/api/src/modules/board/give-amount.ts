import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findLeftInTill } from '../orders/handed-back';
import { itemWorth } from '../orders/item-worth';
import { requestRefund } from '../payments/settle/request-refund';
import { updateOrder } from './change-order';
import type { GivenBack } from './give-back';
import type { BoardOrder } from './lock-board-order';
import { planRefund } from './plan-refund';
import { findSources } from './refundable';

/**
 * Writes down that an amount of an order goes back for no line, in the transaction of `deps.db`, which must hold the
 * order. It goes to the cards that paid, and what they have not left comes from the counter.
 */
export async function giveAmount(
  deps: Deps,
  held: BoardOrder,
  { amount, staff_id }: { readonly amount: number; readonly staff_id: string },
): Promise<Result<GivenBack, Refusal>> {
  const { restaurant_id, order_id, handed_amount } = held.order;
  const { sources } = await findSources(deps.db, held, itemWorth(held));
  const onCards = sources.reduce((sum, { left }) => sum + left, 0);
  const left_amount = onCards + (await findLeftInTill(deps.db, held));
  if (amount > left_amount) return err({ code: 'refund_too_high', left_amount });
  const online = Math.min(amount, onCards);
  const request = { restaurant_id, order_id, item_instance_ids: [], requested_by: staff_id };
  for (const part of planRefund({ sources, lines: [], amount: online, whole: [] }))
    await requestRefund(deps, { ...request, ...part });
  const at_counter = amount - online;
  if (at_counter > 0)
    await updateOrder(deps, held.order, { handed_amount: handed_amount + at_counter });
  return ok({ online, at_counter });
}
