import { err, ok, type Result } from '@comanda/kernel';
import type { CardReader, CardReaderOptions } from './card-reader';

export type NoCardReader =
  /** "Invalid terminal vendor": a newer server may know readers that this screen does not. */
  | { readonly code: 'invalid_vendor'; readonly vendor: string }
  | { readonly code: 'script_not_loaded' };

/** Fetches the code for one vendor's readers; the other's is not downloaded. */
export async function loadCardReader(
  vendor: string,
  options: CardReaderOptions,
): Promise<Result<CardReader, NoCardReader>> {
  try {
    switch (vendor) {
      case 'STRIPE': {
        const { createStripeReader } = await import('./stripe/stripe-reader');
        return ok(createStripeReader(options));
      }
      case 'NUVEI': {
        const { createNuveiReader } = await import('./nuvei/nuvei-reader');
        return ok(createNuveiReader(options));
      }
      default:
        return err({ code: 'invalid_vendor', vendor });
    }
  } catch {
    return err({ code: 'script_not_loaded' });
  }
}
