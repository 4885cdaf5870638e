import { selectForLedger } from '../../control/select-for-ledger';
import type { LedgerQuery } from '../../service';
import type { BamboraState } from './bambora-state';
import type { Payment } from './payments/payment';

export type LedgerPayment = Pick<
  Payment,
  | 'adjustment_to'
  | 'approved'
  | 'card_type'
  | 'id'
  | 'is_voided'
  | 'last_four'
  | 'order_number'
  | 'type'
> & {
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly created: string;
};

export type BamboraLedger = {
  readonly payment_count: number;
  readonly payments: readonly LedgerPayment[];
};

/** The processor's side of a reconciliation in cents, newest first; `metadata[order_number]` picks one order's. */
export function bamboraLedger(state: BamboraState, query: LedgerQuery): BamboraLedger {
  const all = state.payments();
  const shown = selectForLedger(all, query, 'order_number', (each) => each.order_number);
  return { payment_count: all.length, payments: shown.map(toLedger) };
}

function toLedger(payment: Payment): LedgerPayment {
  const { id, type, order_number, approved, adjustment_to, card_type, last_four, is_voided } =
    payment;
  return {
    id,
    type,
    order_number,
    approved,
    adjustment_to,
    card_type,
    last_four,
    is_voided,
    amount: payment.cents,
    amount_captured: is_voided ? 0 : payment.completed_cents,
    amount_refunded: payment.returned_cents,
    created: payment.created.toISOString(),
  };
}
