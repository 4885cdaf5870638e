import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
/** A client that opens a connection for a request has sent it by then. */
export const SPARE_AFTER_MS = 1_000;

/**
 * Lets a closing server finish: requests under way are answered, and a connection that is kept open for more is closed
 * as soon as it is idle. Node does so once, when the closing begins, and then waits for the client to go; and it takes a
 * connection on which nothing was ever asked, as browsers keep them to spare, for one under way. A server that will
 * close soon (`isDraining`) still answers, and asks every client to take another connection for the next request.
 */
export function addGracefulClose(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header('connection', 'close');
    done();
  });
  const open = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, performance.now());
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      const spare = performance.now() - SPARE_AFTER_MS;
      for (const [socket, opened_at] of open) {
        if (socket.bytesRead === 0 && opened_at < spare) socket.destroy();
      }
    }, LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    if (!app.server.listening) clearInterval(timer);
  });
}
