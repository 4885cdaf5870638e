import { setTimeout as sleep } from 'node:timers/promises';

import { brandOf } from '../../../cards/card-number';
import type { CardDevice, Collected } from '../../../devices/card-device';
import type { SpinState } from '../spin-state';
import * as outcomes from './outcome';
import type { SpinOutcome } from './outcome';
import type { Transaction } from './transaction';

/** How a call ended, and the transaction it was about, if there is one. */
export type CallResult = {
  readonly outcome: SpinOutcome;
  readonly transaction: Transaction | null;
};

export type SaleOrder = {
  readonly tpn: string;
  readonly reference_id: string;
  readonly cents: number;
  readonly tip_cents: number;
  readonly invoice_number: string;
  readonly payment_type: string;
  readonly timeoutMs: number;
};

/** Asks the terminal for a card and waits for the person in front of it, as long as the proxy allows. */
export async function sell(state: SpinState, order: SaleOrder): Promise<CallResult> {
  const device = state.device(order.tpn);
  if (!device) return failed(outcomes.UNKNOWN_TERMINAL);
  if (state.isTaken(order.tpn, order.reference_id)) return failed(outcomes.DUPLICATE_REFERENCE);
  if (device.state === 'offline') return failed(outcomes.NO_ROUTE);
  if (device.state === 'waiting') return failed(outcomes.IN_USE);
  const { timeoutMs, ...kept } = order;
  const transaction: Transaction = {
    ...kept,
    created: state.now(),
    status: 'unknown',
    auth_code: '',
    card: null,
    returned_cents: 0,
    transaction_number: state.nextNumber(),
  };
  state.add(transaction);
  const collecting = collect(state, device, transaction);
  // The terminal goes on asking after the proxy gave up: only a look at the transaction tells what came of it.
  const isLate = Symbol('late');
  const first = await Promise.race([collecting, sleep(timeoutMs, isLate, { ref: false })]);
  // With its plug out, the proxy hears no more of it than after too long a wait.
  return first === isLate || refuseUnreachable(state, order.tpn)
    ? { outcome: outcomes.TIMED_OUT, transaction: null }
    : statusOf(state, order.tpn, order.reference_id);
}

/** Returns the status of a sale or a refund. */
export function statusOf(state: SpinState, tpn: string, reference_id: string): CallResult {
  const unreachable = refuseUnreachable(state, tpn);
  if (unreachable) return unreachable;
  const transaction = state.find(tpn, reference_id) ?? state.findReturn(tpn, reference_id);
  if (!transaction) return failed(outcomes.NOT_FOUND);
  switch (transaction.status) {
    case 'approved':
    case 'voided':
      return { outcome: outcomes.APPROVED, transaction };
    case 'declined': {
      const isAmex = transaction.card?.brand === 'amex';
      return { outcome: isAmex ? outcomes.CARD_NOT_TAKEN : outcomes.DECLINED, transaction };
    }
    case 'cancelled':
      return { outcome: outcomes.CANCELLED, transaction };
    case 'unknown':
      return { outcome: outcomes.IN_USE, transaction: null };
  }
}

/** Takes a sale back as a whole. */
export function voidSale(state: SpinState, tpn: string, reference_id: string): CallResult {
  const unreachable = refuseUnreachable(state, tpn);
  if (unreachable) return unreachable;
  const transaction = state.find(tpn, reference_id);
  if (!transaction) return failed(outcomes.NOT_FOUND);
  if (transaction.status !== 'approved' || transaction.returned_cents > 0) {
    return failed(outcomes.NOT_ALLOWED);
  }
  transaction.status = 'voided';
  return { outcome: outcomes.APPROVED, transaction };
}

export type ReturnOrder = {
  readonly tpn: string;
  /** Its own, not the sale's: one that is known is not done again. */
  readonly reference_id: string;
  readonly invoice_number: string;
  readonly cents: number;
};

/** Gives money of a sale back, at most what is left of it. */
export function returnSale(state: SpinState, order: ReturnOrder): CallResult {
  const { tpn, reference_id, invoice_number, cents } = order;
  const unreachable = refuseUnreachable(state, tpn);
  if (unreachable) return unreachable;
  if (state.isTaken(tpn, reference_id)) return failed(outcomes.DUPLICATE_REFERENCE);
  if (state.device(tpn)?.state === 'waiting') return failed(outcomes.IN_USE);
  const transaction = state.findByInvoice(tpn, invoice_number);
  if (!transaction) return failed(outcomes.NOT_FOUND);
  const taken = transaction.cents + transaction.tip_cents - transaction.returned_cents;
  if (transaction.status !== 'approved' || cents > taken) return failed(outcomes.NOT_ALLOWED);
  const status = state.askBankOfReturn();
  if (status === 'approved') transaction.returned_cents += cents;
  state.addReturn({
    ...transaction,
    status,
    reference_id,
    cents,
    tip_cents: 0,
    created: state.now(),
    returned_cents: 0,
    transaction_number: state.nextNumber(),
  });
  return { outcome: status === 'approved' ? outcomes.APPROVED : outcomes.DECLINED, transaction };
}

/** Ends what the terminal asks for. */
export function abort(state: SpinState, tpn: string): CallResult {
  const device = state.device(tpn);
  if (!device) return failed(outcomes.UNKNOWN_TERMINAL);
  if (device.state === 'offline') return failed(outcomes.NO_ROUTE);
  const isEnded = device.cancel('shop');
  return { outcome: isEnded ? outcomes.APPROVED : outcomes.NOT_FOUND, transaction: null };
}

async function collect(
  state: SpinState,
  device: CardDevice,
  transaction: Transaction,
): Promise<void> {
  const { cents, tip_cents } = transaction;
  const { currency } = state.settings;
  settle(transaction, await device.collect(cents + tip_cents, currency));
  const outcome = shownOutcome(transaction.status);
  if (outcome) device.tell(outcome, cents + tip_cents, currency);
}

function shownOutcome(status: Transaction['status']): 'approved' | 'declined' | null {
  return status === 'approved' || status === 'declined' ? status : null;
}

function settle(transaction: Transaction, collected: Collected): void {
  if (collected.kind !== 'card') {
    transaction.status = 'cancelled';
    return;
  }
  const { number, entry, outcome } = collected.card;
  transaction.card = { brand: brandOf(number) ?? null, last4: number.slice(-4), entry };
  // These terminals take no American Express.
  const isApproved = outcome === 'approve' && transaction.card.brand !== 'amex';
  transaction.status = isApproved ? 'approved' : 'declined';
  transaction.auth_code = isApproved ? '07315K' : '';
}

/** A terminal's records can be read only while it has power. */
function refuseUnreachable(state: SpinState, tpn: string): CallResult | null {
  const device = state.device(tpn);
  if (!device) return failed(outcomes.UNKNOWN_TERMINAL);
  return device.state === 'offline' ? failed(outcomes.NO_ROUTE) : null;
}

function failed(outcome: SpinOutcome): CallResult {
  return { outcome, transaction: null };
}
