import type { PaymentMethod } from '@stripe/stripe-js';

import type { WalletCard } from '../../../../apple-pay/wallet-cards';
import { callStripe } from '../payments/call-stripe';
import type { StripeContext } from '../stripe-context';
import type { WalletName } from './offered-wallets';

/** A real wallet hands over an encrypted card; here it is one of the test cards. */
export async function makeWalletMethod(
  context: StripeContext,
  wallet: WalletName,
  { token }: WalletCard,
): Promise<PaymentMethod | undefined> {
  const made = await callStripe<PaymentMethod>(context, 'POST', 'payment_methods', {
    type: 'card',
    'card[token]': token,
    'card[wallet]': wallet,
  });
  return made.ok ? made.value : undefined;
}
