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
export function nmiLedger(state: NmiState, { limit, metadata }: LedgerQuery): NmiLedger {
  const all = state.transactions();
  const order_id = metadata['order_id'];
  const wanted = order_id === undefined ? all : all.filter((each) => each.order_id === order_id);
  return { transaction_count: all.length, transactions: wanted.slice(0, limit).map(toLedger) };
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
