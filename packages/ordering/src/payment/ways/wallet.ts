import type { WalletOutcome } from '@comanda/payments';
import type { Stage } from '../payment-flow';

/** What a wallet's sheet, which stays open until it is told, shows of a payment at a stage; null while that is not decided. */
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
