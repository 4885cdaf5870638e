import type { PaymentService } from '@comanda/contracts';
import { assertNever, err, ok, type Result } from '@comanda/kernel';
import type { CardDriver } from './card-driver';

export type NoCardDriver =
  /** The restaurant takes no payment online. */
  | { readonly code: 'not_supported'; readonly payment_service: PaymentService }
  | { readonly code: 'script_not_loaded' };

/** How an app fetches a part of itself. */
export type FetchPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** Fetches the code of one processor; the others cost the guest nothing. */
export async function loadCardDriver(
  payment_service: PaymentService,
  fetchPart: FetchPart = (load) => load(),
): Promise<Result<CardDriver, NoCardDriver>> {
  if (payment_service === 'NONE') return err({ code: 'not_supported', payment_service });
  try {
    return ok(await fetchPart(() => importDriver(payment_service)));
  } catch {
    return err({ code: 'script_not_loaded' });
  }
}

async function importDriver(payment_service: Exclude<PaymentService, 'NONE'>): Promise<CardDriver> {
  switch (payment_service) {
    case 'STRIPE':
      return (await import('./stripe/stripe-driver')).stripeDriver;
    case 'NMI':
      return (await import('./nmi/nmi-driver')).nmiDriver;
    case 'BAMBORA':
      return (await import('./bambora/bambora-driver')).bamboraDriver;
    case 'NUVEI':
      return (await import('./nuvei/nuvei-driver')).nuveiDriver;
    default:
      return assertNever(payment_service);
  }
}
