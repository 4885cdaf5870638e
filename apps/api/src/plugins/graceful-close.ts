import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Lets a closing server finish: requests under way are answered, and a connection that is kept open for more is closed
 * as soon as it is idle. Node does so once, when the closing begins, and then waits for the client to go. A server that
 * will close soon (`isDraining`) still answers, and asks every client to take another connection for the next request.
 */
export function addGracefulClose(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    if (!app.server.listening) clearInterval(timer);
  });
}
