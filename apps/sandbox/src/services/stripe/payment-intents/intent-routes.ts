import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { indexedPair, matchesQuery, parseSearchQuery } from '../store/search-query';
import { expandAll } from '../wire/expand';
import { missingReference } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import { pageLimit, pageParams } from '../wire/page-params';
import { listOf, required, text } from '../wire/params';
import { route } from '../wire/route';
import type { StripeRoute } from '../wire/route';
import type { StripeCall } from '../world';
import { cancelIntent } from './cancel-intent';
import { captureIntent } from './capture-intent';
import { confirmIntent } from './confirm-intent';
import { createIntent } from './create-intent';
import { findIntent } from './find-intent';
import {
  cancelIntentParams,
  captureIntentParams,
  confirmIntentParams,
  createIntentParams,
  updateIntentParams,
} from './intent-params';
import { publicIntent } from './public-intent';
import { updateIntent } from './update-intent';

const searchParams = {
  expand: listOf(text),
  limit: pageLimit,
  page: text,
  query: required(text),
};

export const intentRoutes: readonly StripeRoute[] = [
  route({
    method: 'POST',
    path: '/v1/payment_intents',
    access: 'secret',
    params: createIntentParams,
    handle: (call, params) => answer(call, createIntent(call, params), params.expand),
  }),
  route({
    method: 'GET',
    path: '/v1/payment_intents',
    access: 'secret',
    params: { ...pageParams, customer: text, customer_account: text },
    handle: (call, params) => {
      const page = call.account.intents.page(params);
      if (!page) {
        const [param, id] = cursorOf(params);
        return err(missingReference('payment_intent', id, param));
      }
      const list = {
        object: 'list',
        data: page.items,
        has_more: page.has_more,
        url: '/v1/payment_intents',
      };
      return expandAll(call.account, list, params.expand);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payment_intents/search',
    access: 'secret',
    params: searchParams,
    handle: (call, params) => {
      const offset = Number(params.page ?? 0) || 0;
      const found = searchIntents(call, params.query, offset, params.limit ?? 10);
      if (!found.ok) return found;
      const { data, has_more } = found.value;
      const list = {
        object: 'search_result',
        data,
        has_more,
        next_page: has_more ? String(offset + data.length) : null,
        url: '/v1/payment_intents/search',
      };
      return expandAll(call.account, list, params.expand);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payment_intents/:id',
    access: 'publishable',
    params: { expand: listOf(text) },
    handle: (call, params, id) => answer(call, findIntent(call, id), params.expand),
  }),
  route({
    method: 'POST',
    path: '/v1/payment_intents/:id',
    access: 'secret',
    params: updateIntentParams,
    handle: (call, params, id) =>
      onIntent(call, id, params.expand, (intent) => updateIntent(call, intent, params)),
  }),
  route({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    access: 'publishable',
    params: confirmIntentParams,
    handle: (call, params, id) =>
      onIntent(call, id, params.expand, (intent) => confirmIntent(call, intent, params)),
  }),
  route({
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    access: 'secret',
    params: captureIntentParams,
    handle: (call, params, id) =>
      onIntent(call, id, params.expand, (intent) => captureIntent(call, intent, params)),
  }),
  route({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    access: 'secret',
    params: cancelIntentParams,
    handle: (call, params, id) =>
      onIntent(call, id, params.expand, (intent) =>
        cancelIntent(call, intent, params.cancellation_reason),
      ),
  }),
];

type IntentResult = Result<Stripe.PaymentIntent, StripeFailure>;

function onIntent(
  call: StripeCall,
  id: string,
  expand: readonly string[] | undefined,
  step: (intent: Stripe.PaymentIntent) => IntentResult,
): Result<object, StripeFailure> {
  const found = findIntent(call, id);
  return found.ok ? answer(call, step(found.value), expand) : found;
}

function answer(
  call: StripeCall,
  result: IntentResult,
  expand: readonly string[] | undefined,
): Result<object, StripeFailure> {
  if (!result.ok) return result;
  if (call.access === 'publishable') return ok(publicIntent(result.value));
  return expandAll(call.account, result.value, expand);
}

function cursorOf(params: {
  readonly starting_after: string | undefined;
  readonly ending_before: string | undefined;
}): readonly [string, string] {
  return params.starting_after === undefined
    ? ['ending_before', params.ending_before ?? '']
    : ['starting_after', params.starting_after];
}

/** Metadata is answered from the index; anything else walks from the newest until the page is full. */
function searchIntents(
  call: StripeCall,
  text: string,
  offset: number,
  limit: number,
): Result<{ data: readonly Stripe.PaymentIntent[]; has_more: boolean }, StripeFailure> {
  const query = parseSearchQuery(text);
  if (!query.ok) return query;
  const pair = indexedPair(query.value);
  const candidates = pair
    ? call.account.intentsWithMetadata(pair.key, pair.value)
    : call.account.intents.newestFirst();
  const found: Stripe.PaymentIntent[] = [];
  for (const intent of candidates) {
    if (matchesQuery(intent, query.value)) found.push(intent);
    if (found.length > offset + limit) break;
  }
  return ok({ data: found.slice(offset, offset + limit), has_more: found.length > offset + limit });
}
