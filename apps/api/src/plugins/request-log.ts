import type { FastifyInstance } from 'fastify';

/** One line per request: which call, how it ended, how long it took. Not the address as sent: ids of guests stand in it. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const line = {
      call: config.operationId ?? url ?? 'none',
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (config.route?.area === 'operations' || request.isShed) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
