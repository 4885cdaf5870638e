import { ERROR_STATUS } from '@comanda/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { toProblem } from '../http/refusal';
import { type Admission, type CallClass, createAdmission } from './admission/create-admission';
import { watchRush } from './admission/watch-rush';
import { watchWaits } from './admission/watch-waits';

const LONGEST_RETRY_SECONDS = 3;

/**
 * Refuses what cannot be answered soon, readers before orders, as early and as cheaply as that can be done. A client's
 * body does not count before it has arrived: slow ones would take the places of others.
 */
export function addAdmission(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'>,
  admission: Admission = createAdmission(),
): Admission {
  app.decorateRequest('leave', null);
  app.decorateRequest('isShed', false);

  const rushUnderway = watchRush(app.server);

  /** It takes a place meanwhile, so that those for whom none is left hear so at once. */
  async function outlast(rush: Promise<void>, done: () => void): Promise<void> {
    const leave = admission.begin();
    await rush;
    leave();
    done();
  }

  app.addHook('onRequest', (request, reply, done) => {
    const kind = classOf(request);
    if (kind !== null && !admission.admits(kind)) return refuse(request, reply);
    const rush = kind === 'vital' ? rushUnderway() : null;
    if (rush === null) done();
    else void outlast(rush, done);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (classOf(request) !== 'vital') return done();
    // Many may have come in at the same moment, before the first of them took its place.
    if (!admission.admits('vital')) return refuse(request, reply);
    const leave = admission.begin();
    request.leave = leave;
    reply.raw.once('close', leave);
    done();
  });
  app.addHook('onResponse', ({ leave }, _reply, done) => {
    leave?.();
    done();
  });

  const watch = watchWaits(admission, deps);
  app.addHook('onClose', async () => watch.stop());
  return admission;
}

/** null = always let in: how the server is, and streams, which cost nothing once they are open. */
function classOf({ method, routeOptions: { config, url } }: FastifyRequest): CallClass | null {
  if (config.isAlwaysAdmitted === true || url === undefined) return null;
  const { route } = config;
  if (route?.area === 'operations') return null;
  const isPublic = route === undefined || route.audience === 'public';
  return isPublic && (method === 'GET' || method === 'HEAD') ? 'read' : 'vital';
}

/** Past all hooks and serialisers: at this moment everything costs too much. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const retry_after = 1 + Math.floor(Math.random() * LONGEST_RETRY_SECONDS);
  const problem = JSON.stringify(toProblem({ code: 'unavailable', retry_after }));
  request.isShed = true;
  reply.hijack();
  reply.raw
    .writeHead(ERROR_STATUS.unavailable, {
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(problem),
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': String(retry_after),
    })
    .end(problem);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Let in also when everything else is refused. */
    isAlwaysAdmitted?: boolean;
  }
  interface FastifyRequest {
    /** Gives back the place that a vital call takes. */
    leave: (() => void) | null;
    /** Refused because there was too much to do. */
    isShed: boolean;
  }
}
