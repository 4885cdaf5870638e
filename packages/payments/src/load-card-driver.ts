import type { PaymentService } from '@comanda/contracts';
import { assertNever, err, ok, type Result } from '@comanda/kernel';
import type { CardDriver } from './card-driver';

export type NoCardDriver =
  /** The restaurant takes no payment in the browser with this service. */
  | { readonly code: 'not_supported'; readonly payment_service: PaymentService }
  | { readonly code: 'script_not_loaded' };

/** Fetches the code of one processor; the others cost the guest nothing. */
export async function loadCardDriver(
  payment_service: PaymentService,
): Promise<Result<CardDriver, NoCardDriver>> {
  switch (payment_service) {
    case 'STRIPE':
      try {
        const { stripeDriver } = await import('./stripe/stripe-driver');
        return ok(stripeDriver);
      } catch {
        return err({ code: 'script_not_loaded' });
      }
    case 'NONE':
    case 'NUVEI':
    case 'NMI':
    case 'BAMBORA':
      return err({ code: 'not_supported', payment_service });
    default:
      return assertNever(payment_service);
  }
}
