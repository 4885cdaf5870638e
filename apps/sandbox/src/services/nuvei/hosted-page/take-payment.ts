import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { brandOf, passesLuhn } from '../../../cards/card-number';
import { maskedNumber } from '../../../cards/masked-number';
import type { NuveiState } from '../nuvei-state';
import type { Payment, ResponseCode } from '../payment';
import type { PageRequest } from './page-request';

/** The bank's result depends on the cents of the amount, so that each reply can be tested. */
const BY_CENTS: Readonly<Record<number, readonly [ResponseCode, text: string, cvv: string]>> = {
  1: ['D', 'DECLINED', 'M'],
  2: ['R', 'CALL ISSUER', 'M'],
  3: ['D', 'CVV FAILURE', 'N'],
};

/** Takes a card that was typed on the page. The error is about the card, and the page shows it. */
export function takePayment(
  state: NuveiState,
  request: PageRequest,
  card: { readonly number: string; readonly expiry: string; readonly cvv: string },
  isPreauth: boolean,
): Result<Payment, string> {
  const number = card.number.replaceAll(/\D/g, '');
  const brand = brandOf(number);
  if (number.length < 12 || !passesLuhn(number)) return err('Please check the card number.');
  if (brand === 'amex') return err('American Express is not supported.');
  if (!isValidExpiry(card.expiry, state.now())) return err('Please check the expiry date.');
  if (!/^\d{3,4}$/.test(card.cvv)) return err('Please check the security code.');
  const [response_code, response_text, cvv_response] = BY_CENTS[request.cents % 100] ?? [
    'A',
    'APPROVAL',
    'M',
  ];
  const isApproved = response_code === 'A';
  const payment: Payment = {
    unique_ref: state.newUniqueRef(),
    terminal_id: request.terminal_id,
    order_id: request.order_id,
    currency: request.currency,
    cents: request.cents,
    response_code,
    response_text,
    approval_code: isApproved ? '475318' : '',
    cvv_response,
    card_number: maskedNumber(number),
    card_brand: brand ?? null,
    created: state.now(),
    is_preauth: isApproved && isPreauth,
    captured_cents: isApproved && !isPreauth ? request.cents : 0,
    refunded_cents: 0,
  };
  state.add(payment);
  return ok(payment);
}

/** MMYY, not over. */
function isValidExpiry(text: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\D{0,3}(\d\d)$/.exec(text.trim()) ?? [];
  return now.getTime() < Date.UTC(2000 + Number(year), Number(month), 1);
}
