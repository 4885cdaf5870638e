import type { PaymentMethod } from '@stripe/stripe-js';

import { formatAmount } from '../../../../browser/format';
import { showWalletSheet } from '../../../../browser/wallet-sheet';
import type { Charge } from '../elements/elements-group';
import { callStripe } from '../payments/call-stripe';
import type { StripeContext } from '../stripe-context';
import { authorizeApplePay } from './apple-pay';
import type { WalletOutcome } from './apple-pay';
import { WALLET_TITLES } from './offered-wallets';
import type { WalletName } from './offered-wallets';

/** Opens a wallet. Must be called in the click itself, as the platforms demand. */
export function approveWallet(
  context: StripeContext,
  wallet: WalletName,
  charge: Charge,
  outcome: WalletOutcome,
): void {
  if (wallet === 'apple_pay') return authorizeApplePay(context, charge, outcome);
  const sheet = showWalletSheet({
    wallet: WALLET_TITLES[wallet],
    merchant: 'Sandbox',
    amount: formatAmount(charge.amount, charge.currency),
    onCancel: outcome.onCancel,
    onPay: () => void pay(),
  });
  sheet.open();

  async function pay(): Promise<void> {
    const made = await makeWalletMethod(context, wallet);
    if (made === undefined) {
      sheet.close();
      return outcome.onCancel();
    }
    outcome.onApproved({ paymentMethod: made.id, finish: () => sheet.close() }, made);
  }
}

/** A real wallet hands over an encrypted card; here it is always the test Visa. */
async function makeWalletMethod(
  context: StripeContext,
  wallet: WalletName,
): Promise<PaymentMethod | undefined> {
  const made = await callStripe<PaymentMethod>(context, 'POST', 'payment_methods', {
    type: 'card',
    'card[token]': 'tok_visa',
    'card[wallet]': wallet,
  });
  return made.ok ? made.value : undefined;
}
