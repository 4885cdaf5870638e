import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import type { StoredPaymentMethod } from '../store/account-books';
import { missingReference, refused } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import type { StripeCall } from '../world';
import { buildPaymentMethod, namedPaymentMethod } from './build-payment-method';
import type { PaymentMethodData } from './build-payment-method';

export type MethodChoice = {
  readonly confirmation_token?: string | undefined;
  readonly payment_method?: string | undefined;
  readonly payment_method_data?: PaymentMethodData | undefined;
};

/** The payment method that a request names, describes or holds a token for; undefined when it has none. */
export function resolvePaymentMethod(
  call: StripeCall,
  choice: MethodChoice,
): Result<StoredPaymentMethod | undefined, StripeFailure> {
  if (choice.payment_method_data) {
    const built = buildPaymentMethod(call, choice.payment_method_data);
    if (built.ok) call.account.paymentMethods.put(built.value);
    return built;
  }
  if (choice.confirmation_token !== undefined) {
    const token = call.account.confirmationTokens.get(choice.confirmation_token);
    const param = 'confirmation_token';
    return token
      ? existingMethod(call, token.payment_method, param)
      : err(missingReference('confirmation token', choice.confirmation_token, param));
  }
  if (choice.payment_method === undefined) return ok(undefined);
  const named = namedPaymentMethod(call, choice.payment_method);
  if (!named) return existingMethod(call, choice.payment_method, 'payment_method');
  call.account.paymentMethods.put(named);
  return ok(named);
}

function existingMethod(
  call: StripeCall,
  id: string,
  param: string,
): Result<StoredPaymentMethod, StripeFailure> {
  const stored = call.account.paymentMethods.get(id);
  if (!stored) return err(missingReference('PaymentMethod', id, param));
  if (!stored.used) return ok(stored);
  const message =
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';
  return err(refused(message, { param }));
}
