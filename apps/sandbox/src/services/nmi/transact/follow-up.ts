import type { NmiState } from '../nmi-state';
import { readCents } from './read-cents';
import { refusal } from './response';
import type { NmiResponse } from './response';
import type { ActionType, Transaction } from './transaction';

/** Takes what was authorised, or a part of it. */
export function capture(state: NmiState, form: URLSearchParams): NmiResponse {
  const transaction = state.find(form.get('transactionid') ?? '');
  if (!transaction) return refusal(300, 'Transaction not found');
  if (transaction.condition !== 'pending') {
    return refusal(300, 'A capture requires that the existing transaction be an AUTH');
  }
  const cents = form.get('amount') === null ? transaction.cents : readCents(form.get('amount'));
  if (cents === null || cents === 0) return refusal(300, 'Invalid amount');
  if (cents > transaction.cents) {
    return refusal(300, 'The specified amount exceeds the authorization amount');
  }
  transaction.condition = 'pendingsettlement';
  transaction.captured_cents = cents;
  return done(state, transaction, 'capture', cents);
}

/** Takes a transaction back before it is settled, as a whole. */
export function voidTransaction(state: NmiState, form: URLSearchParams): NmiResponse {
  const transaction = state.find(form.get('transactionid') ?? '');
  if (!transaction) return refusal(300, 'Transaction not found');
  if (transaction.condition !== 'pending' && transaction.condition !== 'pendingsettlement') {
    return refusal(300, 'Only transactions pending settlement can be voided');
  }
  const cents = transaction.captured_cents;
  transaction.condition = 'canceled';
  transaction.captured_cents = 0;
  return done(state, transaction, 'void', cents);
}

/** Gives money of a settled transaction back; a refund is a transaction of its own. */
export function refund(state: NmiState, form: URLSearchParams): NmiResponse {
  const transaction = state.find(form.get('transactionid') ?? '');
  if (!transaction) return refusal(300, 'Transaction not found');
  if (transaction.condition !== 'complete' || transaction.refund_of !== null) {
    return refusal(300, 'Only settled transactions can be refunded; void it instead');
  }
  const left = transaction.captured_cents - transaction.refunded_cents;
  const cents = form.get('amount') === null ? left : readCents(form.get('amount'));
  if (cents === null || cents === 0) return refusal(300, 'Invalid amount');
  if (cents > left) {
    return refusal(300, 'Refund amount may not exceed the transaction balance');
  }
  transaction.refunded_cents += cents;
  const back: Transaction = {
    ...transaction,
    transaction_id: state.newId(),
    cents,
    created: state.now(),
    actions: [],
    refund_of: transaction.transaction_id,
    condition: 'pendingsettlement',
    captured_cents: 0,
    refunded_cents: 0,
  };
  state.add(back);
  return done(state, back, 'refund', cents);
}

function done(
  state: NmiState,
  transaction: Transaction,
  type: ActionType,
  cents: number,
): NmiResponse {
  transaction.actions.push({
    type,
    cents,
    at: state.now(),
    success: true,
    response_code: 100,
    response_text: 'SUCCESS',
  });
  state.announce(transaction);
  return {
    response: 1,
    responsetext: 'SUCCESS',
    response_code: 100,
    authcode: transaction.auth_code,
    transactionid: transaction.transaction_id,
    orderid: transaction.order_id,
    type,
  };
}
