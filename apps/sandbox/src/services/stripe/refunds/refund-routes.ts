import { err } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { expandAll } from '../wire/expand';
import { missing, missingReference, refused } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import { mergeMetadata, metadataChange } from '../wire/metadata';
import { pageParams } from '../wire/page-params';
import type { PageParams } from '../wire/page-params';
import { listOf, text } from '../wire/params';
import { route } from '../wire/route';
import type { StripeRoute } from '../wire/route';
import type { StripeCall } from '../world';
import { createRefund } from './create-refund';
import { createRefundParams } from './refund-params';
import { idOf } from '../wire/id-of';

export const refundRoutes: readonly StripeRoute[] = [
  route({
    method: 'POST',
    path: '/v1/refunds',
    access: 'secret',
    params: createRefundParams,
    handle: (call, params) => {
      const refund = createRefund(call, params);
      return refund.ok ? expandAll(call.account, refund.value, params.expand) : refund;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/refunds',
    access: 'secret',
    params: { ...pageParams, charge: text, payment_intent: text },
    handle: (call, params) => listRefunds(call, params),
  }),
  route({
    method: 'GET',
    path: '/v1/refunds/:id',
    access: 'secret',
    params: { expand: listOf(text) },
    handle: (call, params, id) => {
      const refund = call.account.refunds.get(id);
      return refund
        ? expandAll(call.account, refund, params.expand)
        : err(missing('refund', id, 'id'));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/refunds/:id',
    access: 'secret',
    params: { expand: listOf(text), metadata: metadataChange },
    handle: (call, params, id) => {
      const refund = call.account.refunds.get(id);
      if (!refund) return err(missing('refund', id, 'id'));
      const metadata = mergeMetadata(refund.metadata ?? {}, params.metadata);
      const updated: Stripe.Refund = { ...refund, metadata };
      call.account.putRefund(updated, idOf(refund.charge));
      return expandAll(call.account, updated, params.expand);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/refunds/:id/cancel',
    access: 'secret',
    params: { expand: listOf(text) },
    handle: (call, _params, id) => {
      const refund = call.account.refunds.get(id);
      if (!refund) return err(missing('refund', id, 'id'));
      const message = `The refund ${id} cannot be canceled because it has a status of ${refund.status}. Only refunds that require action can be canceled.`;
      return err(refused(message, { param: 'id' }));
    },
  }),
];

type ListParams = PageParams & {
  readonly charge: string | undefined;
  readonly payment_intent: string | undefined;
};

function listRefunds(call: StripeCall, params: ListParams): Result<object, StripeFailure> {
  const chargeIds = chargesAskedFor(call, params);
  if (chargeIds) {
    const data = chargeIds.flatMap((id) => call.account.refundsOf(id)).toReversed();
    const limit = params.limit ?? 10;
    return refundList(call, data.slice(0, limit), data.length > limit, params.expand);
  }
  const page = call.account.refunds.page(params);
  if (page) return refundList(call, page.items, page.has_more, params.expand);
  const id = params.starting_after ?? params.ending_before ?? '';
  const param = params.starting_after === undefined ? 'ending_before' : 'starting_after';
  return err(missingReference('refund', id, param));
}

function chargesAskedFor(call: StripeCall, params: ListParams): readonly string[] | undefined {
  if (params.charge !== undefined) return [params.charge];
  if (params.payment_intent === undefined) return undefined;
  return call.account.chargesOf(params.payment_intent).map((charge) => charge.id);
}

function refundList(
  call: StripeCall,
  data: readonly Stripe.Refund[],
  has_more: boolean,
  expand: readonly string[] | undefined,
): Result<object, StripeFailure> {
  const list = { object: 'list', data, has_more, url: '/v1/refunds' };
  return expandAll(call.account, list, expand);
}
