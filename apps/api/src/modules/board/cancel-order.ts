import { mayMove, type StaffCancelReason } from '@comanda/contracts';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { releaseSlot } from '../capacity/claim-slot';
import { releaseRedemptions } from '../campaigns/redemption-store';
import { callOffWithOrder } from '../delivery/call-off';
import { recordAction } from '../staff/record-action';
import { conflict, updateOrder } from './change-order';
import { giveBack } from './give-back';
import type { BoardOrder } from './lock-board-order';

export type Cancelling = {
  readonly cancel_reason: StaffCancelReason;
  readonly cancel_note: string;
};

/** Ends an order that is held, with a reason that its guest reads. Whatever was paid for it goes back, once. */
export async function cancelHeld(
  inside: Deps,
  held: BoardOrder,
  staff: StaffPrincipal,
  { cancel_reason, cancel_note }: Cancelling,
): Promise<Refusal | null> {
  const { order, is_being_paid } = held;
  if (!mayMove(order.status, 'ORDER_CANCELLED')) return conflict(order);
  // Whether that payment goes through is not known yet; then it is known whether there is money to give back.
  if (is_being_paid) return { code: 'payment_pending' };
  await updateOrder(inside, order, {
    status: 'ORDER_CANCELLED',
    cancel_reason,
    cancel_note: cancel_note === '' ? null : cancel_note,
  });
  await releaseRedemptions(inside.db, order);
  await releaseSlot(inside, order);
  await callOffWithOrder(inside, order);
  const given = await giveBack(inside, held, { items: null, staff_id: staff.staff_id });
  await recordAction(inside, staff, 'order.moved', order.order_id, {
    from: order.status,
    to: 'ORDER_CANCELLED',
    cancel_reason,
    ...given,
  });
  return null;
}
