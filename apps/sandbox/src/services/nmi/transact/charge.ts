import { brandOf, passesLuhn } from '../../../cards/card-number';
import { maskedNumber } from '../../../cards/masked-number';
import type { NmiState } from '../nmi-state';
import { isExpired } from '../tokens/card';
import type { Card } from '../tokens/card';
import { readCents } from './read-cents';
import { refusal } from './response';
import type { NmiResponse } from './response';
import type { Transaction } from './transaction';

/** Below a unit of money everything is declined: so a decline can be tried out. */
const DECLINED_BELOW_CENTS = 100;

/** A sale, or an authorisation that a capture completes. */
export function charge(state: NmiState, form: URLSearchParams, type: 'auth' | 'sale'): NmiResponse {
  const now = state.now();
  const cents = readCents(form.get('amount'));
  if (cents === null || cents === 0) return refusal(300, 'Invalid amount');
  const card = readCard(state, form, now);
  if (typeof card === 'string') return refusal(300, card);
  if (!/^\d{12,19}$/.test(card.number) || !passesLuhn(card.number) || !brandOf(card.number)) {
    return refusal(300, 'Invalid Credit Card Number');
  }
  if (!/^(?:0[1-9]|1[0-2])\d\d$/.test(card.expiry)) {
    return refusal(300, 'The cc expiration date is missing or invalid');
  }
  if (isDuplicate(state, form, card, cents)) return refusal(430, 'Duplicate transaction');
  const transaction = newTransaction(state, form, card, cents);
  const [code, text] = judge(card, cents, now);
  const isApproved = code === 100;
  transaction.actions.push({
    type,
    cents,
    at: now,
    success: isApproved,
    response_code: code,
    response_text: text,
  });
  if (isApproved) {
    transaction.condition = type === 'sale' ? 'pendingsettlement' : 'pending';
    transaction.captured_cents = type === 'sale' ? cents : 0;
  } else {
    transaction.condition = 'failed';
    transaction.auth_code = '';
  }
  state.add(transaction);
  state.announce(transaction);
  return {
    response: isApproved ? 1 : 2,
    responsetext: text,
    response_code: code,
    authcode: transaction.auth_code,
    transactionid: transaction.transaction_id,
    avsresponse: addressMatch(form),
    cvvresponse: codeMatch(card),
    orderid: transaction.order_id,
    type,
  };
}

function readCard(state: NmiState, form: URLSearchParams, now: Date): Card | string {
  const token = form.get('payment_token');
  if (token === null) {
    const [number, expiry] = [form.get('ccnumber') ?? '', form.get('ccexp') ?? ''];
    return number === ''
      ? 'Required Field cc_number is Missing or Empty'
      : { number, expiry, cvv: form.get('cvv') ?? '' };
  }
  return state.tokens.take(token, now) ?? 'Payment Token does not exist';
}

/** The same card and amount shortly before; dup_seconds=0 asks for no such care. */
function isDuplicate(state: NmiState, form: URLSearchParams, card: Card, cents: number): boolean {
  const asked = form.get('dup_seconds');
  const seconds = asked === null ? state.settings.duplicateSeconds : Number(asked);
  const since = state.now().getTime() - seconds * 1000;
  return state
    .transactions()
    .some(
      (other) =>
        other.cents === cents &&
        other.card_number === maskedNumber(card.number) &&
        other.refund_of === null &&
        other.condition !== 'failed' &&
        other.created.getTime() > since,
    );
}

function newTransaction(
  state: NmiState,
  form: URLSearchParams,
  { number }: Card,
  cents: number,
): Transaction {
  return {
    transaction_id: state.newId(),
    order_id: form.get('orderid') ?? '',
    currency: form.get('currency') ?? 'USD',
    cents,
    card_number: maskedNumber(number),
    card_brand: brandOf(number) ?? null,
    created: state.now(),
    actions: [],
    refund_of: null,
    condition: 'failed',
    captured_cents: 0,
    refunded_cents: 0,
    auth_code: '123456',
  };
}

function judge(card: Card, cents: number, now: Date): readonly [code: number, text: string] {
  if (cents < DECLINED_BELOW_CENTS) return [200, 'DECLINE'];
  return isExpired(card.expiry, now) ? [223, 'Expired card'] : [100, 'APPROVED'];
}

function codeMatch({ cvv }: Card): string {
  if (cvv === '') return '';
  return cvv === '999' ? 'M' : 'N';
}

function addressMatch(form: URLSearchParams): string {
  const isStreet = form.get('address1') === '888';
  const isZip = form.get('zip') === '77777';
  if (isStreet) return isZip ? 'Y' : 'A';
  return isZip ? 'Z' : 'N';
}
