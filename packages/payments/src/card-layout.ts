import type { PaymentService } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';

/** How a card is asked for: in one frame, in a frame for each field, on another site, or not at all. */
export type CardLayout = 'form' | 'fields' | 'redirect' | 'none';

/** Layout that the page draws around a processor's form; known before any of it is loaded. */
export function cardLayoutOf(payment_service: PaymentService): CardLayout {
  switch (payment_service) {
    case 'STRIPE':
      return 'form';
    case 'NMI':
    case 'BAMBORA':
      return 'fields';
    case 'NUVEI':
      return 'redirect';
    case 'NONE':
      return 'none';
    default:
      return assertNever(payment_service);
  }
}
