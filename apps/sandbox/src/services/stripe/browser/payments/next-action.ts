import type { PaymentIntent } from '@stripe/stripe-js';

import type { IntentResult, StripeContext } from '../stripe-context';
import { showChallenge } from './challenge-overlay';
import { resultOf, retrieveIntent } from './intents';

/** Does what an intent waits for (3D Secure), and tells what became of it. */
export async function followNextAction(
  context: StripeContext,
  intent: PaymentIntent,
): Promise<IntentResult> {
  const action = intent.next_action;
  if (intent.status !== 'requires_action' || !action) return resultOf(intent, context);
  if (action.redirect_to_url?.url) {
    window.location.assign(action.redirect_to_url.url);
    return new Promise(() => undefined);
  }
  const address = challengeAddress(action);
  if (address === undefined) return { paymentIntent: intent };
  await showChallenge(context, address);
  const after = await retrieveIntent(context, intent.client_secret ?? '');
  return after.ok ? resultOf(after.value, context) : { error: after.error };
}

function challengeAddress(action: PaymentIntent.NextAction): string | undefined {
  const details: unknown = action.use_stripe_sdk;
  return typeof details === 'object' &&
    details !== null &&
    'stripe_js' in details &&
    typeof details.stripe_js === 'string'
    ? details.stripe_js
    : undefined;
}
