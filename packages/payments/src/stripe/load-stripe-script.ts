import type { Language, Processor } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentFailed } from '../card-driver';
import { loadScript } from '../load-script';

/** Stripe's script, or the stand-in that the processor names, ready for the restaurant's account. */
export async function loadStripeScript(
  processor: Processor,
  language: Language,
): Promise<Result<Stripe, PaymentFailed>> {
  try {
    // A stand-in defines window.Stripe, which the loader below then finds and takes.
    if (processor.script_url) await loadScript(processor.script_url);
    const stripe = await loadStripe(processor.publishable_key, {
      locale: language,
      ...(processor.account_id ? { stripeAccount: processor.account_id } : {}),
    });
    return stripe ? ok(stripe) : err({ kind: 'failed', reason: 'script_not_loaded' });
  } catch {
    return err({ kind: 'failed', reason: 'script_not_loaded' });
  }
}
