import { paidCard } from '../paid-card';
import type { KnownPayment, ProviderPayment, ProviderRef } from '../processor';
import { known } from '../payment-from-row';
import { centsOf, type NmiAction, type NmiTransaction } from './query';

/** The transaction that made, or tried to make, the charge of an order number: the one that went well before any other. */
export function findCharge(transactions: readonly NmiTransaction[]): NmiTransaction | null {
  const tries = transactions.filter((each) => each.original_transaction_id === '');
  return tries.find(isApproved) ?? tries[0] ?? null;
}

/** A charge in our words, with what its refunds have given back. */
export function readCharge(
  ref: ProviderRef,
  payment: KnownPayment,
  charge: NmiTransaction,
  transactions: readonly NmiTransaction[],
): ProviderPayment {
  const { transaction_id, condition } = charge;
  if (!isApproved(charge)) return readUnapproved(ref, payment, charge);
  const currency = charge.currency.toUpperCase() || payment.currency;
  const card = paidCard(charge.cc_type, charge.cc_number);
  const base = { transaction_ref: transaction_id, currency, card };
  const authorized = sumOf(charge, 'sale', 'auth');
  const captured = sumOf(charge, 'sale', 'capture');
  if (condition === 'canceled') {
    // A sale that was taken back before the night counts as given back; a hold that was let go never was money.
    return captured > 0
      ? known(ref, payment, {
          ...base,
          status: 'REFUNDED',
          amount: authorized,
          amount_received: captured,
          amount_refunded: captured,
        })
      : known(ref, payment, { ...base, status: 'CANCELLED', amount: authorized });
  }
  if (captured === 0)
    return known(ref, payment, { ...base, status: 'AUTHORIZED', amount: authorized });
  const refunded = refundedOf(charge, transactions);
  return known(ref, payment, {
    ...base,
    status: refunded >= captured ? 'REFUNDED' : 'CAPTURED',
    amount: authorized,
    amount_received: captured,
    amount_refunded: refunded,
  });
}

function readUnapproved(
  ref: ProviderRef,
  payment: KnownPayment,
  { transaction_id, condition, action }: NmiTransaction,
): ProviderPayment {
  const last = action.at(-1);
  if (condition !== 'failed')
    return known(ref, payment, { status: 'PROCESSING', is_underway: true });
  return known(ref, payment, {
    status: 'FAILED',
    decline: {
      reference: transaction_id,
      code: last?.response_code ?? '',
      message: last?.response_text ?? '',
    },
  });
}

function isApproved({ action }: NmiTransaction): boolean {
  return action.some((each) => isDone(each) && ['sale', 'auth'].includes(each.action_type));
}

/** Refunds are transactions of their own, or actions of the charge; whichever way they are told, they count once. */
function refundedOf(charge: NmiTransaction, transactions: readonly NmiTransaction[]): number {
  const own = transactions.filter(
    (each) =>
      each.original_transaction_id === charge.transaction_id && each.condition !== 'canceled',
  );
  const told = own.reduce((sum, each) => sum + sumOf(each, 'refund'), 0);
  return Math.max(told, sumOf(charge, 'refund'));
}

function sumOf({ action }: NmiTransaction, ...types: readonly string[]): number {
  return action
    .filter((each) => isDone(each) && types.includes(each.action_type))
    .reduce((sum, each) => sum + centsOf(each), 0);
}

function isDone({ success }: NmiAction): boolean {
  return success === '1';
}
