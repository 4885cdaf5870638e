import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';

export type CookieKind = 'guest' | 'staff' | 'device';

/** Header our pages send while embedded in a frame of another site. */
const EMBEDDED_HEADER = 'comanda-embedded';

/** A device is paired once and found again after it was switched off; browsers keep no cookie for longer. */
const DEVICE_COOKIE_SECONDS = 400 * 24 * 3600;

/** Hands a browser its session: one cookie per restaurant, out of reach of scripts and of other sites. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  session: { readonly kind: CookieKind; readonly restaurant_id: string; readonly token: string },
): void {
  const isSecure = canBeSecure(request, config);
  void reply.setCookie(cookieName(session.kind, session.restaurant_id, isSecure), session.token, {
    ...attributes(request, isSecure),
    ...(session.kind === 'device' ? { maxAge: DEVICE_COOKIE_SECONDS } : {}),
  });
}

/** Takes a browser's session away again. */
export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  session: { readonly kind: CookieKind; readonly restaurant_id: string },
): void {
  const isSecure = canBeSecure(request, config);
  const name = cookieName(session.kind, session.restaurant_id, isSecure);
  void reply.clearCookie(name, attributes(request, isSecure));
}

/**
 * In a frame of another site a browser takes and sends a cookie only if it is open to other sites; partitioned, it is another
 * cookie below each of them. Our own pages say that they are in one, and others cannot: a header like that needs our consent.
 */
function attributes({ headers }: FastifyRequest, isSecure: boolean) {
  const own = { httpOnly: true, secure: isSecure, path: '/' } as const;
  return isSecure && headers[EMBEDDED_HEADER] === '1'
    ? ({ ...own, sameSite: 'none', partitioned: true } as const)
    : ({ ...own, sameSite: 'lax' } as const);
}

/** The tokens in the cookies of a request. Where a cookie can be secure, only those that are count: others may be planted. */
export function tokensInCookies(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl'>,
): string[] {
  const isSecure = canBeSecure(request, config);
  return Object.entries(request.cookies).flatMap(([name, token]) => {
    const [, kind, restaurant_id] =
      /^(?:__Host-)?comanda-(?:(staff|device)-)?([\da-f-]{36})$/.exec(name) ?? [];
    if (restaurant_id === undefined || token === undefined) return [];
    const expected = cookieName((kind ?? 'guest') as CookieKind, restaurant_id, isSecure); // one of the pattern's
    return name === expected && token.startsWith(`${restaurant_id}.`) ? [token] : [];
  });
}

function cookieName(kind: CookieKind, restaurant_id: string, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}comanda-${kind === 'guest' ? '' : `${kind}-`}${restaurant_id}`;
}

/** Browsers take secure cookies over https and from their own machine; a plain http address gets a plain cookie. */
function canBeSecure(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  const isEncrypted = request.protocol === 'https' || config.publicUrl.startsWith('https:');
  return isEncrypted || /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(request.host);
}
