import type { CancelReason } from '@comanda/contracts';
import type { Deps } from '../../deps';
import { updateOrder } from '../board/change-order';
import { giveBack } from '../board/give-back';
import type { BoardOrder } from '../board/lock-board-order';
import { releaseRedemptions } from '../campaigns/redemption-store';
import { releaseSlot } from '../capacity/claim-slot';

/**
 * Ends an order that is held, because it is not brought: all that was paid for it goes back, fee and tips too. One that is
 * over already stays as it is.
 */
export async function endWithOrder(
  inside: Deps,
  held: BoardOrder,
  cancel_reason: Extract<CancelReason, 'delivery_cancelled' | 'delivery_failed'>,
): Promise<void> {
  const { order } = held;
  if (order.status === 'ORDER_CANCELLED') return;
  await updateOrder(inside, order, { status: 'ORDER_CANCELLED', cancel_reason });
  await releaseRedemptions(inside.db, order);
  await releaseSlot(inside, order);
  await giveBack(inside, held, { items: null, staff_id: null });
}
