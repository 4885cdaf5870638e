import type { FastifyInstance } from 'fastify';
import type { RequestEnd, Telemetry } from '../telemetry/telemetry';

/** Traces every request but those that ask how the server is. */
export function addTelemetry(app: FastifyInstance, telemetry: Telemetry): void {
  app.decorateRequest('endTrace', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.route?.area !== 'operations') {
      const { traceparent } = request.headers;
      request.endTrace = telemetry.request(
        typeof traceparent === 'string' ? traceparent : undefined,
      );
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const route = config.route === undefined ? (url ?? 'none') : `/api${config.route.path}`;
    request.endTrace?.({ route, method: request.method, status: reply.statusCode });
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    endTrace: ((end: RequestEnd) => void) | null;
  }
}
