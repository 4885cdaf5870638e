import type Stripe from 'stripe';

import { newId } from '../../../ids';
import type { StripeCall } from '../world';
import { idOf } from '../wire/id-of';

/** Two test cards answer a refund late: one fails after it had succeeded, one succeeds after it was pending. */
export function settleRefundLater(
  call: StripeCall,
  refundId: string,
  behaviour: 'fails_later' | 'pending',
): void {
  call.later(() => {
    const refund = call.account.refunds.get(refundId);
    if (!refund) return;
    if (behaviour === 'pending') succeedRefund(call, refund);
    else failRefund(call, refund);
  });
}

function succeedRefund(call: StripeCall, refund: Stripe.Refund): void {
  const settled: Stripe.Refund = { ...refund, status: 'succeeded' };
  call.account.putRefund(settled, idOf(refund.charge));
  call.emit('refund.updated', settled, { status: refund.status });
}

/** The money comes back to the account, and the charge can be refunded again. */
function failRefund(call: StripeCall, refund: Stripe.Refund): void {
  const failed: Stripe.Refund = {
    ...refund,
    failure_balance_transaction: newId('txn'),
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  call.account.putRefund(failed, idOf(refund.charge));
  const charge = call.account.charges.get(idOf(refund.charge));
  if (charge) {
    const amount_refunded = charge.amount_refunded - refund.amount;
    call.account.putCharge(
      { ...charge, amount_refunded, refunded: false },
      idOf(charge.payment_intent),
    );
  }
  call.emit('refund.updated', failed, { status: refund.status });
  call.emit('refund.failed', failed);
}
