import type { FastifyInstance } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { chargeRoutes } from '../charges/charge-routes';
import { intentRoutes } from '../payment-intents/intent-routes';
import { paymentMethodRoutes } from '../payment-methods/payment-method-routes';
import { refundRoutes } from '../refunds/refund-routes';
import type { StripeState } from '../stripe-state';
import { terminalRoutes } from '../terminal/terminal-routes';
import { API_VERSION } from './constants';
import { apiError, badRequest } from './failure';
import { readFormBodies } from '../../../wire/form-bodies';
import { newId } from '../../../ids';
import { sendFailure, serveRoute } from './serve';

const ROUTES = [
  ...intentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...terminalRoutes,
];

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Stripe-Account, Stripe-Version',
  'access-control-expose-headers': 'Idempotent-Replayed, Request-Id, Stripe-Should-Retry',
  'access-control-max-age': '300',
  'cache-control': 'no-cache, no-store',
};

/** Serves `/v1`: one handler per declared route, and Stripe's own words for everything else. */
export function registerStripeApi(
  app: FastifyInstance,
  state: StripeState,
  faults: FaultBox,
): void {
  readFormBodies(app);
  app.addHook('onRequest', (request, reply, next) => {
    request.id = newId('req');
    const version = request.headers['stripe-version'] ?? API_VERSION;
    void reply.headers({ ...CORS_HEADERS, 'request-id': request.id, 'stripe-version': version });
    next();
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) {
      return sendFailure(reply, badRequest('The request could not be read.'));
    }
    request.log.error(error);
    return sendFailure(reply, apiError(500));
  });
  for (const route of ROUTES) {
    app.route({ method: route.method, url: route.path, handler: serveRoute(state, faults, route) });
  }
  app.all('/v1/*', (request, reply) => {
    if (request.method === 'OPTIONS') return reply.code(204).send();
    const path = (request.raw.url ?? '').split('?')[0];
    const message = `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    return sendFailure(reply, { ...badRequest(message), status: 404 });
  });
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
