import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { keyedOf } from '../../plugins/idempotency/commit-keyed';
import { showBill } from '../bills/bill-view';
import { getOpenShare } from '../bills/open-share';
import { payBill } from '../bills/pay-bill';
import { priceGuestShare } from '../bills/price-guest-share';
import { releaseOwnShare } from '../bills/release-own-share';
import { authorizeApplePayMerchant } from './authorize-apple-pay-merchant';
import { createIntent } from './create-intent';
import { getPayer } from './get-payer';
import { verifyNuveiPayment } from './verify-nuvei-payment';

/** The calls of a payment; the processors' webhooks are mounted by addWebhooks. */
export function paymentHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'createPaymentIntent'
  | 'payOrders'
  | 'getBill'
  | 'getOpenShare'
  | 'priceShare'
  | 'releaseShare'
  | 'getPayer'
  | 'verifyNuveiPayment'
  | 'authorizeApplePayMerchant'
> {
  return {
    async createPaymentIntent({ body, principal, request }) {
      if (body.mode === 'after') return await payBill(deps, keyedOf(request), principal, body);
      const pickup_time = body.pickup_time === null ? null : new Date(body.pickup_time);
      return await createIntent(deps, keyedOf(request), principal, { ...body, pickup_time });
    },

    payOrders: ({ body, principal, request }) => payBill(deps, keyedOf(request), principal, body),

    getOpenShare: ({ params, principal }) => getOpenShare(deps, principal, params.guest_id),

    priceShare: ({ params, body, request }) =>
      priceGuestShare(deps, request.principals, params.guest_id, body.share),

    releaseShare: ({ params, principal }) => releaseOwnShare(deps, principal, params.guest_id),

    async getBill({ params, principal }) {
      if (params.table_id !== principal.table_id) return err({ code: 'not_found' });
      return ok({ bill: await showBill(deps, principal) });
    },
    getPayer: ({ params, principal }) => getPayer(deps, principal, params.payment_intent_id),

    verifyNuveiPayment: ({ body }) => verifyNuveiPayment(deps, body),
    authorizeApplePayMerchant: ({ body, principal }) =>
      authorizeApplePayMerchant(deps, principal, body.validate_url),
  };
}
