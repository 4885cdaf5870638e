import type { Problem } from '@comanda/contracts';
import type { Audience } from '@comanda/contracts/routes';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify';
import type { Deps } from '../deps';
import { Prepared } from '../http/prepared';
import { isAllowed } from '../http/principal';
import { sendRefusal } from '../http/refusal';
import { addRouteHooks } from '../http/route-hooks';
import {
  answerKey,
  type Answer,
  findAnswer,
  releaseKey,
  type StoredReply,
  storeReply,
} from './idempotency/key-store';
import { readKeyedCall } from './idempotency/keyed-call';
import type { KeyedRequest } from './idempotency/keyed-request';
import { replay } from './idempotency/replay';

/** Refusals that say what is the case and may be told again; all others may turn out differently at the next try: the next card too. */
const KEPT_STATUSES = new Set([409, 422]);
const PASSING_CODES = new Set(['payment_pending', 'request_in_flight']);

/**
 * Keyed calls take effect once. What took effect is stored in its own transaction (commitKeyed, leaseKeyed); here a
 * repeated call gets the stored reply, and a refusal, which took none, is stored on its way out.
 */
export function addIdempotency(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('keyed', null);

  addRouteHooks(app, ({ route }) =>
    route?.is_keyed === true
      ? { preHandler: answerAgain(route.audience), onSend: keepRefusal }
      : undefined,
  );

  function answerAgain(audience: Audience): preHandlerAsyncHookHandler {
    return async (request, reply) => {
      if (!isAllowed(audience, request.principal)) return;
      const call = readKeyedCall(request);
      if (call === null) return sendRefusal(reply, { code: 'idempotency_key_missing' });
      const row = request.answer === undefined ? await findAnswer(deps.db, call) : request.answer;
      if (row !== null && !isAbandoned(row, call.request_hash, deps.clock.now())) {
        return send(reply, await replay(deps, { request, reply }, row, call.request_hash));
      }
      request.keyed = { ...call, state: 'fresh' };
    };
  }

  async function keepRefusal(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<void> {
    const { keyed } = request;
    if (keyed === null || keyed.state === 'answered' || reply.statusCode < 400) return;
    try {
      await closeRefused(keyed, readRefusal(reply.statusCode, payload));
    } catch (error) {
      // The refusal stands without its copy: the same call would be refused or tried afresh.
      request.log.warn({ err: error }, 'a refusal was not stored');
    }
  }

  async function closeRefused(keyed: KeyedRequest, kept: StoredReply | null): Promise<void> {
    if (kept === null) {
      if (keyed.state === 'leased') await releaseKey(deps.db, keyed);
    } else if (keyed.state === 'leased') {
      await answerKey(deps.db, keyed, kept);
    } else {
      await storeReply(deps.db, keyed, kept, deps.clock.now());
    }
  }
}

/** An unanswered call whose lease ran out: its server died, and this one takes over. */
function isAbandoned(row: Answer, request_hash: string, now: Date): boolean {
  return row.status === null && row.request_hash === request_hash && row.leased_until < now;
}

function send(reply: FastifyReply, answer: Awaited<ReturnType<typeof replay>>): FastifyReply {
  return answer instanceof Prepared ? reply.send(answer.onto(reply)) : sendRefusal(reply, answer);
}

function readRefusal(status: number, payload: unknown): StoredReply | null {
  if (!KEPT_STATUSES.has(status) || typeof payload !== 'string') return null;
  const problem = JSON.parse(payload) as Problem; // our own refusal
  return PASSING_CODES.has(problem.code) ? null : { status, reply: problem };
}
