import type { WalletOutcome } from '@comanda/payments';
import type { Stage } from '../payment-flow';

/** Returns the outcome that a wallet's open sheet shows at a stage of the payment; null while that is undecided. */
export function walletOutcome(stage: Stage): WalletOutcome | null {
  switch (stage) {
    case 'confirming':
    case 'cancelling':
    case 'placing':
      return null;
    case 'placed':
      return 'paid';
    case 'checking':
      return 'unknown';
    default:
      return 'declined';
  }
}
