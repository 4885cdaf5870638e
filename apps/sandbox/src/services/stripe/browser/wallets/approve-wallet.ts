import type { WalletCard } from '../../../../apple-pay/wallet-cards';
import { formatAmount } from '../../../../browser/format';
import { showWalletSheet } from '../../../../browser/wallet-sheet';
import type { Charge } from '../elements/elements-group';
import type { StripeContext } from '../stripe-context';
import { authorizeApplePay } from './apple-pay';
import type { WalletOutcome } from './apple-pay';
import { makeWalletMethod } from './make-wallet-method';
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
    onPay: (card) => void pay(card),
  });
  sheet.open();

  async function pay(card: WalletCard): Promise<void> {
    const made = await makeWalletMethod(context, wallet, card);
    if (made === undefined) {
      sheet.close();
      return outcome.onCancel();
    }
    outcome.onApproved({ paymentMethod: made.id, finish: () => sheet.close() }, made);
  }
}
