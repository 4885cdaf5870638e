import type { FastifyInstance } from 'fastify';

/** Hands on bodies as the bytes they came as, whatever they are: signatures are of bytes, and senders choose their forms. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
}
