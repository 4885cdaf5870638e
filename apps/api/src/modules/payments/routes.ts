import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { keyedOf } from '../../plugins/idempotency/commit-keyed';
import { createIntent } from './create-intent';

/** The calls of a payment; the processors' webhooks are mounted by addWebhooks. */
export function paymentHandlers(deps: Deps): Pick<Handlers, 'createPaymentIntent'> {
  return {
    async createPaymentIntent({ body, principal, request }) {
      const pickup_time = body.pickup_time === null ? null : new Date(body.pickup_time);
      return await createIntent(deps, keyedOf(request), principal, { ...body, pickup_time });
    },
  };
}
