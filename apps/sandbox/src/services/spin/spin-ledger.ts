import type { LedgerQuery } from '../../service';
import type { Transaction } from './sale/transaction';
import type { SpinState } from './spin-state';

export type LedgerSale = Pick<
  Transaction,
  'auth_code' | 'card' | 'invoice_number' | 'reference_id' | 'status' | 'tpn'
> & {
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly created: string;
};

export type SpinLedger = {
  readonly sale_count: number;
  readonly sales: readonly LedgerSale[];
};

/** The terminals' side of a reconciliation in cents, newest first; `metadata[reference_id]` picks one sale. */
export function spinLedger(state: SpinState, { limit, metadata }: LedgerQuery): SpinLedger {
  const all = state.transactions();
  const wanted = metadata['reference_id'];
  const shown = wanted === undefined ? all : all.filter((each) => each.reference_id === wanted);
  return { sale_count: all.length, sales: shown.slice(0, limit).map(toLedger) };
}

function toLedger(transaction: Transaction): LedgerSale {
  const { reference_id, tpn, status, auth_code, card, invoice_number } = transaction;
  const amount = transaction.cents + transaction.tip_cents;
  return {
    reference_id,
    tpn,
    status,
    auth_code,
    card,
    invoice_number,
    amount,
    amount_captured: status === 'approved' ? amount : 0,
    amount_refunded: transaction.returned_cents,
    created: transaction.created.toISOString(),
  };
}
