import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Fault } from '../../../faults/fault';
import type { FaultBox } from '../../../faults/fault-box';
import { interrupt } from '../../../faults/interrupt';
import { publicIntent } from '../payment-intents/public-intent';
import type { StripeState } from '../stripe-state';
import { apiError, idempotencyInUse, idempotencyMismatch } from './failure';
import type { StripeFailure } from './failure';
import { fingerprintOf } from './idempotency';
import type { StoredAnswer } from './idempotency';
import { readRequest } from './read-request';
import type { StripeRequest } from './read-request';
import type { StripeRoute } from './route';

/** The Fastify handler of one route: key, account, idempotency, faults, then the route itself. */
export function serveRoute(state: StripeState, faults: FaultBox, route: StripeRoute) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const read = readRequest(state, route, request);
    if (!read.ok) return sendFailure(reply, read.error);
    const stripe = read.value;
    const { account, idempotencyKey: key } = stripe;
    if (key !== undefined) void reply.header('idempotency-key', key);
    const claim =
      key === undefined
        ? { kind: 'fresh' as const }
        : account.idempotencyKeys.claim(
            key,
            fingerprintOf(stripe.method, stripe.path, stripe.body),
            stripe.now,
          );
    if (claim.kind === 'in_use') return sendFailure(reply, idempotencyInUse(key ?? ''));
    if (claim.kind === 'mismatch') return sendFailure(reply, idempotencyMismatch(key ?? ''));
    const fault = faults.take(stripe);
    const before = await interrupt(fault, 'before', request, reply);
    if (before !== 'none') {
      if (key !== undefined && claim.kind === 'fresh') account.idempotencyKeys.release(key);
      return before === 'answered' ? reply : sendFailure(reply, apiError(fault?.status ?? 503));
    }
    if (claim.kind === 'replay') void reply.header('idempotent-replayed', 'true');
    const answer = claim.kind === 'replay' ? claim.answer : work(state, route, stripe, fault);
    const after = await interrupt(fault, 'after', request, reply);
    return after === 'answered' ? reply : sendAnswer(reply, answer, fault);
  };
}

/** Sends a refusal in the shape that every Stripe client knows. */
export function sendFailure(reply: FastifyReply, failure: StripeFailure): FastifyReply {
  return sendAnswer(reply, answerOf(failure), undefined);
}

/** Does what was asked and remembers the answer for the request's key. */
function work(
  state: StripeState,
  route: StripeRoute,
  stripe: StripeRequest,
  fault: Fault | undefined,
): StoredAnswer {
  const keys = stripe.account.idempotencyKeys;
  const key = stripe.idempotencyKey;
  const result = route.handle(state.callOf(stripe), stripe.form, stripe.id);
  const began = result.ok || result.error.began;
  const answer = result.ok
    ? { status: 200, body: JSON.stringify(result.value) }
    : answerOf(result.error, stripe);
  if (!began) {
    if (key !== undefined) keys.release(key);
    return answer;
  }
  const isLostToAnError = fault?.kind === 'status' && fault.when === 'after';
  const kept = isLostToAnError ? answerOf(apiError(fault.status)) : answer;
  if (key !== undefined) keys.keep(key, kept);
  return kept;
}

function answerOf(failure: StripeFailure, stripe?: StripeRequest): StoredAnswer {
  const { payment_intent: intent, ...error } = failure.error;
  const shown = intent && stripe?.access === 'publishable' ? publicIntent(intent) : intent;
  const body = JSON.stringify({ error: { ...error, payment_intent: shown } });
  return { status: failure.status, body };
}

function sendAnswer(
  reply: FastifyReply,
  answer: StoredAnswer,
  fault: Fault | undefined,
): FastifyReply {
  return reply
    .code(answer.status)
    .header('content-type', 'application/json')
    .send(distorted(answer.body, fault));
}

/** The two faults that leave the work alone and spoil only what is said about it. */
function distorted(body: string, fault: Fault | undefined): string {
  if (fault?.kind === 'malformed') return body.slice(0, Math.floor(body.length / 2));
  if (fault?.kind !== 'wrong_amount') return body;
  return body.replaceAll(
    /"(amount|amount_received|amount_capturable)":([1-9]\d*)/g,
    (_whole, name: string, amount: string) => `"${name}":${Number(amount) + 100}`,
  );
}
