import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/**
 * Lets `turnAway` see each call before the framework does; where it says that it has answered, nothing else happens. Routing,
 * a logger and hooks cost more than a refusal, and most of all while the processor is in the midst of orders.
 */
export function guardDoor(
  server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>,
  turnAway: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners('request') as RequestListener[]; // what the event is emitted with
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (turnAway(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
  });
}
