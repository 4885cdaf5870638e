import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { MAX_AMOUNT } from '../wire/constants';
import { amountText, CURRENCY_CODES, findCurrency } from '../wire/currencies';
import { badRequest } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';

/** Refuses an unknown currency and an amount that cannot be charged in it; gives the code in lower case. */
export function checkAmount(amount: number, currency: string): Result<string, StripeFailure> {
  const code = currency.toLowerCase();
  const rules = findCurrency(code);
  if (!rules) {
    const message = `Invalid currency: ${currency}. Stripe currently supports these currencies: ${CURRENCY_CODES.join(', ')}`;
    return err(badRequest(message, { param: 'currency' }));
  }
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    return err(badRequest(message, { code: 'parameter_invalid_integer', param: 'amount' }));
  }
  if (amount < rules.minimum) {
    const message = `Amount must be at least ${amountText(rules.minimum, code)} ${code}`;
    return err(badRequest(message, { code: 'amount_too_small', param: 'amount' }));
  }
  if (amount > MAX_AMOUNT) {
    const message = `Amount must be no more than ${amountText(MAX_AMOUNT, code)}`;
    return err(badRequest(message, { code: 'amount_too_large', param: 'amount' }));
  }
  return ok(code);
}
