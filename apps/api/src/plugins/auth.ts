import cookie from '@fastify/cookie';
import type { Audience } from '@comanda/contracts/routes';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { Principal } from '../http/principal';
import { addRouteHooks } from '../http/route-hooks';
import type { OrderingGuest } from './auth/ordering-guest';
import { choosePrincipal, namedIn } from './auth/choose-principal';
import { findPrincipals, type Found } from './auth/find-principals';
import { isCookieTrusted } from './auth/same-origin';
import { bearerOf } from './auth/bearer';
import { tokensInCookies } from './auth/session-cookie';
import { readToken, type TokenKey } from './auth/token';
import { wasAtTable } from './auth/was-at-table';
import type { Answer } from './idempotency/key-store';
import { type CallName, readCallName } from './idempotency/keyed-call';

/** More cookies than this are nobody's who is only hungry. */
const MOST_TOKENS = 20;

export type AuthOptions = {
  /** Whether a bearer is the machine's operator. */
  readonly isOperator?: (bearer: string) => boolean;
};

/**
 * Puts on each request whom it speaks for, proved by a token: `principals`, and of those the one it is about as
 * `principal`. A bearer token counts before cookies. Whether that is enough is asked where routes are registered.
 */
export async function addAuth(
  app: FastifyInstance,
  deps: Deps,
  options: AuthOptions = {},
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('principals');
  app.decorateRequest('isSessionOver', false);
  app.decorateRequest('answer', undefined);
  app.decorateRequest('guest', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.principals = NOBODY;
    done();
  });
  addRouteHooks(app, (config) => (asksWhoItIs(config) ? { preHandler: identify } : undefined));

  async function identify(request: FastifyRequest): Promise<void> {
    const { found, keys } = await principalsOf(deps, request, options);
    const principals = found.map(({ principal }) => principal);
    request.principals = principals;
    // Where nobody has to prove anything, whoever calls stays anybody.
    if (request.routeOptions.config.route?.audience === 'public') return;
    request.principal = await choosePrincipal(deps.db, request, principals);
    const caller = found.find(({ principal }) => principal === request.principal);
    request.answer = caller?.answer;
    request.guest = caller?.guest;
    request.isSessionOver =
      !principals.some(({ role }) => role === 'guest') && (await wasAtTable(deps, keys));
  }
}

/** Menus, receipts and pictures need no caller identity, and are read most often. */
function asksWhoItIs({ asksWhoItIs = false, route }: FastifyContextConfig): boolean {
  return asksWhoItIs || route?.knows_caller === true || !OPEN_TO_ALL.has(route?.audience);
}

/** Of a caller who was not looked up nothing else is known. */
type Caller = Pick<Found, 'principal'> & Partial<Found>;

async function principalsOf(
  deps: Deps,
  request: FastifyRequest,
  { isOperator }: AuthOptions,
): Promise<{ readonly found: readonly Caller[]; readonly keys: readonly TokenKey[] }> {
  const bearer = bearerOf(request);
  if (bearer !== undefined && isOperator?.(bearer) === true)
    return { found: [{ principal: { role: 'operator' } }], keys: [] };
  const tokens = bearer === undefined ? cookieTokens(deps, request) : [bearer];
  const keys = tokens.slice(0, MOST_TOKENS).flatMap((token) => readToken(token) ?? []);
  const { came_from } = request;
  const found = await findPrincipals(deps, { keys, call: readCall(request), came_from });
  return { found, keys };
}

/** A keyed call, with the guest it is about; null where there is nothing to be read along. */
function readCall(request: FastifyRequest): (CallName & { guest_id: string | null }) | null {
  if (request.routeOptions.config.route?.is_keyed !== true) return null;
  const name = readCallName(request);
  return name && { ...name, guest_id: namedIn(request).guest_id ?? null };
}

function cookieTokens({ config }: Deps, request: FastifyRequest): string[] {
  return isCookieTrusted(request, config) ? tokensInCookies(request, config) : [];
}

const OPEN_TO_ALL = new Set<Audience | undefined>(['public', 'receipt', 'processor', undefined]);
const NOBODY: readonly Principal[] = Object.freeze([]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Looks up the principals of a route that is not in the contract's table. */
    asksWhoItIs?: boolean;
  }
  interface FastifyRequest {
    /** Every session that the request holds a token of, the one used last first. */
    principals: readonly Principal[];
    /** It holds the token of a table session that is over, and of none that is not. */
    isSessionOver: boolean;
    /** Stored reply to this call of the principal, null = none; undefined where it was not looked up. */
    answer: Answer | null | undefined;
    /** The guest whom a keyed call names, null = not of the principal's party; undefined where that was not looked up. */
    guest: OrderingGuest | null | undefined;
  }
}
