import type { FastifyRequest } from 'fastify';

/** The token that a client without cookies sends; undefined = it sends none. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
}
