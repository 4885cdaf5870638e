import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a cookie may speak for this request. A browser sends it along on whatever page made the request, so one that
 * changes something must come from our own pages; when the browser does not say, it does not count.
 */
export function isCookieTrusted(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl'>,
): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const { origin } = request.headers;
  if (origin !== undefined) return isOurs(origin, request.host, config.publicUrl);
  return request.headers['sec-fetch-site'] === 'same-origin';
}

function isOurs(origin: string, host: string, public_url: string): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(public_url).origin || from.host === host.toLowerCase();
}
