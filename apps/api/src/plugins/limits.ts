import { assertNever } from '@comanda/kernel';
import type { OperationId } from '@comanda/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { sendRefusal } from '../http/refusal';
import { addRouteHooks } from '../http/route-hooks';
import { callerOf } from './limits/caller-of';
import { countKept, type Window } from './limits/kept-counter';
import { type Limit, LIMITS, type LimitSubject } from './limits/limits';
import { createOwnCounter } from './limits/own-counter';
import { weightOf } from './limits/weight-of';
import { secondsLeft, windowAt } from './limits/window';

/**
 * Refuses calls that come too often, with the time to wait. Windows have a fixed start, so the counts are exact. Behind
 * the auth plugin, for some limits count sessions. Limits of what a call asks for leave out the calls that were refused.
 */
export function addLimits(app: FastifyInstance, deps: Deps, limits = LIMITS): void {
  const countOwn = createOwnCounter();
  const granted = new WeakMap<FastifyRequest, Count[]>();

  addRouteHooks(app, ({ operationId }) => {
    const own = operationId === undefined ? undefined : limits[operationId];
    if (operationId === undefined || own === undefined) return;
    return {
      async preHandler(request, reply) {
        for (const limit of own) {
          const wait = await waitFor(operationId, limit, request);
          if (wait > 0) return sendRefusal(reply, { code: 'rate_limited', retry_after: wait });
        }
      },
      ...(own.some(({ counts }) => counts !== undefined) ? { onSend: takeBackRefused } : {}),
    };
  });

  async function takeBackRefused(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const counts = reply.statusCode < 400 ? [] : (granted.get(request) ?? []);
    for (const { limit, window, weight } of counts) await add(limit, window, -weight);
  }

  async function waitFor(
    operationId: OperationId,
    limit: Limit,
    request: FastifyRequest,
  ): Promise<number> {
    const subject = subjectOf(limit.subject, request);
    const weight = weightOf(limit, request);
    if (subject === null || weight === 0) return 0;
    const window = windowAt(deps.clock.now(), operationId, limit, subject);
    if (limit.counts !== undefined)
      granted.set(request, [...(granted.get(request) ?? []), { limit, window, weight }]);
    const count = await add(limit, window, weight);
    return count > limit.most ? secondsLeft(window, limit, deps.clock.now()) : 0;
  }

  async function add({ is_kept }: Limit, window: Window, weight: number): Promise<number> {
    return is_kept ? await countKept(deps.db, window, weight) : countOwn(window, weight);
  }
}

type Count = { readonly limit: Limit; readonly window: Window; readonly weight: number };

function subjectOf(subject: LimitSubject, request: FastifyRequest): string | null {
  const { principal, body } = request;
  const session = principal?.role === 'guest' ? principal.table_session_id : null;
  switch (subject) {
    case 'address':
      return callerOf(request);
    case 'address_and_restaurant':
      return `${callerOf(request)} ${(body as { restaurant_id?: string }).restaurant_id}`; // validated by the route's schema
    case 'session':
      return session;
    case 'guest':
      // Within the caller's own session: whoever merely knows a guest's id does not use up what the guest may do.
      return session && `${session}:${(body as { guest_id?: string }).guest_id}`; // validated by the route's schema
    default:
      return assertNever(subject);
  }
}
