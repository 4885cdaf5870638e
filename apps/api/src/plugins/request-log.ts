import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

/** One line per request: which call, at which restaurant, how it ended, how long it took. Not the address as sent: ids of guests stand in it. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const restaurant_id = restaurantOf(request);
    const line = {
      call: config.operationId ?? url ?? 'none',
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(restaurant_id === undefined ? {} : { restaurant_id }),
    };
    if (config.route?.area === 'operations' || request.isShed) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

/** The restaurant that the caller belongs to; without a session the one that the call names by its id. */
function restaurantOf({ principal, params, query, body }: FastifyRequest): string | undefined {
  if (principal !== null && principal.role !== 'operator') return principal.restaurant_id;
  const named = [params, query, body].map(
    (part) => ((part ?? {}) as Readonly<Record<string, unknown>>)['restaurant_id'], // any JSON
  );
  return named.find((value): value is string => typeof value === 'string' && isUuid(value));
}
