import { selectForLedger } from '../../control/select-for-ledger';
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
export function spinLedger(state: SpinState, query: LedgerQuery): SpinLedger {
  const all = state.transactions();
  const shown = selectForLedger(all, query, 'reference_id', (each) => each.reference_id);
  return { sale_count: all.length, sales: shown.map(toLedger) };
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
