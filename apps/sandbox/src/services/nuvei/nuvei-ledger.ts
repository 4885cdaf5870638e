import { selectForLedger } from '../../control/select-for-ledger';
import type { LedgerQuery } from '../../service';
import type { NuveiState } from './nuvei-state';
import type { Payment } from './payment';

export type LedgerPayment = Pick<
  Payment,
  | 'card_brand'
  | 'card_number'
  | 'currency'
  | 'order_id'
  | 'response_code'
  | 'terminal_id'
  | 'unique_ref'
> & {
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly created: string;
};

export type NuveiLedger = {
  readonly payment_count: number;
  readonly payments: readonly LedgerPayment[];
};

/** The processor's side of a reconciliation in cents, newest first; `metadata[order_id]` picks one order's. */
export function nuveiLedger(state: NuveiState, query: LedgerQuery): NuveiLedger {
  const all = state.payments();
  const shown = selectForLedger(all, query, 'order_id', (each) => each.order_id);
  return { payment_count: all.length, payments: shown.map(toLedger) };
}

function toLedger(payment: Payment): LedgerPayment {
  const { unique_ref, terminal_id, order_id, currency, response_code, card_number, card_brand } =
    payment;
  return {
    unique_ref,
    terminal_id,
    order_id,
    currency,
    response_code,
    card_number,
    card_brand,
    amount: payment.cents,
    amount_captured: payment.captured_cents,
    amount_refunded: payment.refunded_cents,
    created: payment.created.toISOString(),
  };
}
