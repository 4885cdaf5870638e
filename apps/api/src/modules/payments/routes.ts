import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { keyedOf } from '../../plugins/idempotency/commit-keyed';
import { showBill } from '../bills/bill-view';
import { payBill } from '../bills/pay-bill';
import { createIntent } from './create-intent';

/** The calls of a payment; the processors' webhooks are mounted by addWebhooks. */
export function paymentHandlers(
  deps: Deps,
): Pick<Handlers, 'createPaymentIntent' | 'payOrders' | 'getBill'> {
  return {
    async createPaymentIntent({ body, principal, request }) {
      if (body.mode === 'after') return await payBill(deps, keyedOf(request), principal, body);
      const pickup_time = body.pickup_time === null ? null : new Date(body.pickup_time);
      return await createIntent(deps, keyedOf(request), principal, { ...body, pickup_time });
    },

    payOrders: ({ body, principal, request }) => payBill(deps, keyedOf(request), principal, body),

    async getBill({ params, principal }) {
      if (params.table_id !== principal.table_id) return err({ code: 'not_found' });
      return ok({ bill: await showBill(deps, principal) });
    },
  };
}
