import { ERROR_STATUS } from '@comanda/contracts';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Deps } from '../deps';
import { toProblem } from '../http/refusal';
import { busyPage } from './admission/busy-page';
import type { Admission, CallClass } from './admission/create-admission';
import { guardDoor } from './admission/guard-door';
import { watchRush } from './admission/watch-rush';
import { watchWaits } from './admission/watch-waits';

/** Clients come again spread over so many seconds. */
const RETRY_SECONDS = [1, 2, 3];
const REFUSALS = RETRY_SECONDS.map((retry_after) => {
  const problem = JSON.stringify(toProblem({ code: 'unavailable', retry_after }));
  return {
    problem: refusalOf(retry_after, 'application/problem+json', problem),
    page: refusalOf(retry_after, 'text/html', busyPage(retry_after)),
  };
});

/**
 * Refuses what cannot be answered soon, readers before orders, as early and as cheaply as that can be done. A client's
 * body does not count before it has arrived: slow ones would take the places of others.
 */
export function addAdmission(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'>,
  admission: Admission,
): void {
  app.decorateRequest('leave', null);
  app.decorateRequest('isShed', false);

  const rushUnderway = watchRush(app.server);
  const addressesLetIn = listAddressesLetIn(app);
  guardDoor(app.server, ({ method, url = '' }, response) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead || !admission.isFull() || addressesLetIn.some((each) => url.startsWith(each)))
      return false;
    admission.turnAway();
    sendUnavailable(response, 'problem');
    return true;
  });

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
    // A client that has disconnected needs no reply and would never release its slot: its close event has already
    // fired.
    if (reply.raw.destroyed) return void reply.hijack();
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
}

/** null = always let in: how the server is, and streams, which cost nothing once they are open. */
function classOf({ method, routeOptions: { config, url } }: FastifyRequest): CallClass | null {
  if (config.isAlwaysAdmitted === true || url === undefined) return null;
  const { route } = config;
  if (route?.area === 'operations') return null;
  const isPublic = route === undefined || route.audience === 'public';
  return isPublic && (method === 'GET' || method === 'HEAD') ? 'read' : 'vital';
}

/** Where the addresses begin that are let in always, though more than read: the router has not looked at a call at the door. */
function listAddressesLetIn(app: FastifyInstance): readonly string[] {
  const addresses: string[] = [];
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const isAlwaysIn = config?.isAlwaysAdmitted === true || config?.route?.area === 'operations';
    if (isAlwaysIn && method !== 'GET' && method !== 'HEAD')
      addresses.push(url.split(':')[0] ?? url);
  });
  return addresses;
}

/** Past all hooks and serialisers: at this moment everything costs too much. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  request.isShed = true;
  reply.hijack();
  const isPage = request.headers.accept?.includes('text/html') === true;
  sendUnavailable(reply.raw, isPage ? 'page' : 'problem');
}

function sendUnavailable(response: ServerResponse, kind: 'problem' | 'page'): void {
  const refusal = REFUSALS[Math.floor(Math.random() * REFUSALS.length)]?.[kind];
  response.writeHead(ERROR_STATUS.unavailable, refusal?.head).end(refusal?.body);
}

function refusalOf(retry_after: number, type: string, body: string) {
  const head = Object.entries({
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    'content-security-policy': "default-src 'none'",
    'content-type': `${type}; charset=utf-8`,
    'retry-after': String(retry_after),
    'x-content-type-options': 'nosniff',
  }).flat();
  return { head, body };
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
