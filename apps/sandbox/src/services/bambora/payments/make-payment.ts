import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { type WalletCard, walletCardOf } from '../../../apple-pay/wallet-cards';
import { passesLuhn } from '../../../cards/card-number';
import { maskedNumber } from '../../../cards/masked-number';
import type { BamboraState, Challenge } from '../bambora-state';
import type { Card } from '../tokens/token-store';
import { businessRule, invalidField } from '../wire/bambora-error';
import type { BamboraError } from '../wire/bambora-error';
import type { Payment } from './payment';
import { readCents } from './read-amount';
import { cardTypeOf, verdictOn } from './test-cards';

/** Request body; none of it is validated. */
export type PaymentBody = Readonly<Record<string, unknown>>;

export type Made =
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  | { readonly kind: 'payment'; readonly payment: Payment };

/** Numbers of the cards in the sandbox's wallets, by their names. */
const WALLET_NUMBERS: Readonly<Record<WalletCard['name'], string>> = {
  Visa: '4030000010001234',
  'Visa that is declined': '4003050500040005',
};

/** Takes a payment, or pre-authorises it where `complete` is false. */
export async function makePayment(
  state: BamboraState,
  body: PaymentBody,
): Promise<Result<Made, BamboraError>> {
  const read = readPayment(state, body);
  if (!read.ok) return read;
  const { order_number, cents, card, complete } = read.value;
  const verdict = verdictOn(card.number, cents);
  if (verdict === 'slow_approve' || verdict === 'slow_decline') {
    await sleep(state.settings.slowMs, undefined, { ref: false });
  }
  switch (verdict) {
    case 'challenge': {
      const term_url = textOf(body['term_url']);
      if (!URL.canParse(term_url)) return err(invalidField('term_url', 'Term URL is missing'));
      const challenge = { id: randomUUID(), order_number, cents, card, complete, term_url };
      state.challenges.set(challenge.id, challenge);
      return ok({ kind: 'challenge', challenge });
    }
    case 'reject_3ds':
      return err(businessRule(311, '3D Secure Failed'));
    case 'decline':
    case 'slow_decline':
      record(state, read.value, false);
      return err({ status: 402, code: 7, category: 1, message: 'DECLINE' });
    case 'approve':
    case 'slow_approve':
      return ok({ kind: 'payment', payment: record(state, read.value, true) });
  }
}

/** Goes on after the bank's page. */
export function continuePayment(
  state: BamboraState,
  id: string,
  cardResponse: unknown,
): Result<Payment, BamboraError> {
  const cres = textOf(recordOf(cardResponse)['cres']);
  const challenge = state.challenges.get(id);
  state.challenges.delete(id);
  if (!challenge || cres === '') return err(businessRule(311, '3D Secure Failed', 400));
  if (cres !== 'Y') {
    record(state, challenge, false);
    return err(businessRule(311, '3D Secure Failed'));
  }
  return ok(record(state, challenge, true));
}

type ReadPayment = Omit<Challenge, 'id' | 'term_url'> & { readonly method?: 'AP' | 'CC' };

function readPayment(state: BamboraState, body: PaymentBody): Result<ReadPayment, BamboraError> {
  const order_number = textOf(body['order_number']);
  if (!/^[\w-]{1,30}$/.test(order_number)) {
    return err(invalidField('order_number', 'Order number must be 1 to 30 characters'));
  }
  const cents = readCents(body['amount']);
  if (cents === null) return err(invalidField('amount', 'Amount is not a positive amount'));
  if (state.payments().some((each) => each.order_number === order_number && each.approved)) {
    return err(
      businessRule(16, 'Duplicate Transaction - This transaction has already been approved'),
    );
  }
  switch (body['payment_method']) {
    case 'token': {
      const token = recordOf(body['token']);
      const name = textOf(token['name']);
      const complete = token['complete'] !== false;
      if (name.trim().length < 4 || name.length > 64) {
        return err(invalidField('token:name', 'Name must be 4 to 64 characters'));
      }
      const card = state.tokens.take(textOf(token['code']), state.now());
      if (!card) {
        return err(businessRule(936, 'Invalid or expired token', 400));
      }
      if (!passesLuhn(card.number)) return err(businessRule(52, 'Invalid Card Number'));
      return ok({ order_number, cents, card, complete });
    }
    case 'apple_pay': {
      const wallet = recordOf(body['apple_pay']);
      const complete = wallet['complete'] !== false;
      if (textOf(wallet['apple_pay_merchant_id']) === '') {
        return err(invalidField('apple_pay:apple_pay_merchant_id', 'Merchant id is missing'));
      }
      const card = readWalletCard(textOf(wallet['payment_token']));
      if (card === null) {
        return err(invalidField('apple_pay:payment_token', 'Payment token cannot be read'));
      }
      return ok({ order_number, cents, card, complete, method: 'AP' });
    }
    default:
      return err(invalidField('payment_method', 'Payment method is not supported'));
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readWalletCard(token: string): Card | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    if (typeof data !== 'object' || data === null) return null;
    const number = WALLET_NUMBERS[walletCardOf(recordOf(data)['data']).name];
    return { number, expiry_month: '12', expiry_year: '40', cvd: '' };
  } catch {
    return null;
  }
}

function record(
  state: BamboraState,
  { order_number, cents, card, complete, method }: ReadPayment,
  approved: boolean,
): Payment {
  const isTaken = approved && complete;
  return state.add({
    type: complete ? 'P' : 'PA',
    order_number,
    cents,
    approved,
    message_id: approved ? 1 : 7,
    message: approved ? 'Approved' : 'DECLINE',
    auth_code: approved ? 'TEST' : '',
    payment_method: method ?? 'CC',
    card_type: cardTypeOf(card.number),
    last_four: card.number.slice(-4),
    masked_card: maskedNumber(card.number),
    adjustment_to: null,
    completed_cents: isTaken ? cents : 0,
    returned_cents: 0,
    is_voided: false,
  });
}
