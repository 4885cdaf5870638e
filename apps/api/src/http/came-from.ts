import type { FastifyInstance } from 'fastify';
import { bareAddress } from './bare-address';

/** Keeps the address of each call as it comes in: a connection that its client has left knows it no longer. */
export function addCameFrom(app: FastifyInstance): void {
  app.decorateRequest('came_from', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.came_from = bareAddress(request.ip);
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address, past the proxies that are trusted. */
    came_from: string;
  }
}
