import { selectForLedger } from '../../control/select-for-ledger';
import type { LedgerQuery } from '../../service';
import type { NmiState } from './nmi-state';
import type { Transaction } from './transact/transaction';

export type LedgerTransaction = Pick<
  Transaction,
  | 'card_brand'
  | 'card_number'
  | 'condition'
  | 'currency'
  | 'order_id'
  | 'refund_of'
  | 'transaction_id'
> & {
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly created: string;
};

export type NmiLedger = {
  readonly transaction_count: number;
  readonly transactions: readonly LedgerTransaction[];
};

/** The processor's side of a reconciliation in cents, newest first; `metadata[order_id]` picks one order's. */
export function nmiLedger(state: NmiState, query: LedgerQuery): NmiLedger {
  const all = state.transactions();
  const shown = selectForLedger(all, query, 'order_id', (each) => each.order_id);
  return { transaction_count: all.length, transactions: shown.map(toLedger) };
}

function toLedger(transaction: Transaction): LedgerTransaction {
  const { transaction_id, order_id, refund_of, currency, condition, card_number, card_brand } =
    transaction;
  return {
    transaction_id,
    order_id,
    refund_of,
    currency,
    condition,
    card_number,
    card_brand,
    amount: transaction.cents,
    amount_captured: transaction.captured_cents,
    amount_refunded: transaction.refunded_cents,
    created: transaction.created.toISOString(),
  };
}
