import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';

import { sendPage } from '../../../assets/send-asset';
import { authenticateIntent } from '../payment-intents/authenticate-intent';
import type { StripeState } from '../stripe-state';
import { newId } from '../../../ids';
import type { StripeCall } from '../world';
import { htmlPage } from '../../../page/html-page';
import { idOf } from '../wire/id-of';

type ChallengeRequest = { Params: { id: string }; Querystring: Record<string, string | undefined> };
type ChallengeView = {
  readonly amount: number;
  readonly currency: string;
  readonly card: string | null;
  readonly status: string;
};

/** The card's bank: it asks the cardholder whether it is really he, and reports to the intent. */
export function registerChallenge(app: FastifyInstance, state: StripeState): void {
  const page = htmlPage({
    title: '3D Secure',
    script: '/stripe/challenge.js',
    styles: '/stripe/challenge.css',
  });
  app.get('/stripe/3ds/:id', (_request, reply) => sendPage(reply, page, 'anyone'));

  app.get<ChallengeRequest>('/stripe/3ds/:id/state', (request, reply) => {
    const found = findChallenge(state, request.params.id, request.query);
    return found ? reply.send(viewOf(found.call, found.intent)) : reply.code(404).send();
  });

  app.post<ChallengeRequest>('/stripe/3ds/:id/answer', (request, reply) => {
    const found = findChallenge(state, request.params.id, request.query);
    if (!found) return reply.code(404).send();
    const returnUrl = found.intent.next_action?.redirect_to_url?.return_url ?? undefined;
    const answer = request.query['answer'] === 'complete' ? 'complete' : 'fail';
    const result = authenticateIntent(found.call, found.intent, answer);
    const intent = result.ok ? result.value : found.intent;
    return { status: intent.status, redirect: returnUrl && returnAddress(returnUrl, intent) };
  });
}

function findChallenge(
  state: StripeState,
  id: string,
  query: Readonly<Record<string, string | undefined>>,
): { call: StripeCall; intent: Stripe.PaymentIntent } | undefined {
  const account = state.books.account(query['account'] ?? null);
  const intent = account.intents.get(id);
  if (!intent || intent.client_secret !== query['client_secret']) return undefined;
  const call = state.callOf({
    access: 'publishable',
    account,
    baseUrl: '',
    clientSecret: intent.client_secret ?? undefined,
    idempotencyKey: undefined,
    now: state.now(),
    requestId: newId('req'),
  });
  return { call, intent };
}

function viewOf(call: StripeCall, intent: Stripe.PaymentIntent): ChallengeView {
  const method = call.account.paymentMethods.get(idOf(intent.payment_method));
  return {
    amount: intent.amount,
    currency: intent.currency,
    card: method ? method.card.number.slice(-4) : null,
    status: intent.status,
  };
}

/** Where a payment that left the page comes back to, with what Stripe adds to the address. */
function returnAddress(returnUrl: string, intent: Stripe.PaymentIntent): string {
  const url = new URL(returnUrl);
  const isPaid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', isPaid ? 'succeeded' : 'failed');
  return url.href;
}
