import type { FastifyInstance } from 'fastify';

export const SECURITY_HEADERS = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['cache-control', 'no-store'],
] as const;

/**
 * Adds default security headers to every reply: it is data, it leaks nothing, it is not stored. A reply may override
 * them.
 */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of SECURITY_HEADERS) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    void reply.header('x-request-id', request.id);
    done();
  });
}
