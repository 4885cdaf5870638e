import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import compress from '@fastify/compress';
import {
  type FastifyInstance,
  fastify,
  type FastifyHttpOptions,
  LogController,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps';
import { addDocumentation } from './documentation/add-documentation';
import { addReferencePage } from './documentation/add-reference-page';
import { addEventStream } from './events/routes';
import { addCameFrom } from './http/came-from';
import { addJsonBodyParser } from './http/json-body';
import { addPlainUrls, addressOf } from './http/plain-url';
import { type Handlers, registerRoutes } from './http/route';
import { addNamedPictures } from './media/named-pictures';
import { addMedia } from './media/routes';
import { boardHandlers } from './modules/board/routes';
import { reportHandlers } from './modules/reports/routes';
import { deviceHandlers } from './modules/devices/routes';
import { analyticsHandlers } from './modules/analytics/routes';
import { addContactForm } from './modules/contact/add-contact-form';
import { contactHandlers } from './modules/contact/routes';
import { addCourierWebhooks } from './modules/delivery/add-courier-webhooks';
import { deliveryHandlers } from './modules/delivery/routes';
import { geocodeHandlers } from './modules/geocode/routes';
import { campaignHandlers } from './modules/campaigns/routes';
import { guestHandlers } from './modules/guests/routes';
import { availabilityHandlers } from './modules/availability/routes';
import { menuHandlers } from './modules/menus/routes';
import { operatorCheck } from './modules/operations/operator-key';
import { operationHandlers } from './modules/operations/routes';
import { orderHandlers } from './modules/orders/routes';
import { paymentHandlers } from './modules/payments/routes';
import { addApplePayDomain } from './modules/payments/apple-pay-domain';
import { addBankReturn } from './modules/payments/bank-return';
import { addWebhooks } from './modules/payments/webhooks';
import { placeHandlers } from './modules/places/routes';
import { restaurantHandlers } from './modules/restaurants/routes';
import { screenHandlers } from './modules/screens/routes';
import { staffHandlers } from './modules/staff/routes';
import { tableHandlers } from './modules/tables/routes';
import { terminalHandlers } from './modules/terminals/routes';
import { addTextCallbacks } from './modules/texts/add-text-callbacks';
import { verificationHandlers } from './modules/verification/routes';
import { videoHandlers } from './modules/videos/routes';
import { addAdmission } from './plugins/admission';
import { admitAll } from './plugins/admission/admit-all';
import { type Admission, createAdmission } from './plugins/admission/create-admission';
import { addAuth } from './plugins/auth';
import { addGracefulClose } from './plugins/graceful-close';
import { addIdempotency } from './plugins/idempotency';
import { addLimits } from './plugins/limits';
import { addMetrics } from './plugins/metrics';
import { addProblems, sendError } from './plugins/problem';
import { addMenuReplyCache } from './plugins/menu-reply-cache';
import { addRequestLog } from './plugins/request-log';
import { addSecurityHeaders } from './plugins/security-headers';
import { addSurfaces } from './plugins/surfaces';
import { addTelemetry } from './plugins/telemetry';
import type { Telemetry } from './telemetry/telemetry';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Shorter than for the whole request: Node ends no slow body otherwise. */
const HEADERS_TIMEOUT_MS = 15_000;
/** How often Node looks for requests that are over their time; by itself it would let them have twice as long. */
const LOOKS_FOR_SLOW_MS = 1000;
/** Beyond them nobody is let in, rather than that everybody waits: streams, and a rush of orders beside them. */
const MOST_CONNECTIONS = 10_000;
const COMPRESS_FROM_BYTES = 1024;

export type AppOptions = {
  /** The key of the command line; without it nobody is the operator. */
  readonly operatorKey?: string;
  /** Whether the server is about to close and should get no new work. */
  readonly isDraining?: () => boolean;
  readonly admission?: Admission;
  readonly telemetry?: Telemetry;
  /** Sees every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
};

/** The server without its port: everything it answers, nothing listening yet. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify(serverOptions(deps));
  app.server.maxConnections = MOST_CONNECTIONS;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('principal', null);
  if (options.onRoute !== undefined) app.addHook('onRoute', options.onRoute);
  const { operatorKey, isDraining = () => false, telemetry } = options;
  const { admission = deps.config.rejectsOverload ? createAdmission() : admitAll() } = options;
  const operator = operatorKey === undefined ? {} : { isOperator: operatorCheck(operatorKey) };
  addCameFrom(app);
  // Before all other hooks: what is refused here should have cost nothing yet.
  addAdmission(app, deps, admission);
  if (telemetry !== undefined) addTelemetry(app, telemetry);
  addMenuReplyCache(app, deps, isDraining);
  addGracefulClose(app, isDraining);
  addJsonBodyParser(app);
  addPlainUrls(app);
  addProblems(app);
  addRequestLog(app);
  addSecurityHeaders(app);
  await addAuth(app, deps, operator);
  addLimits(app, deps);
  addIdempotency(app, deps);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] });
  await addDocumentation(app);
  registerRoutes(app, handlersOf(deps, isDraining));
  addWebhooks(app, deps);
  addBankReturn(app, deps);
  addApplePayDomain(app, deps);
  addContactForm(app, deps);
  addTextCallbacks(app, deps);
  addCourierWebhooks(app, deps);
  addMedia(app, deps);
  addNamedPictures(app, deps);
  const { openStreams } = addEventStream(app, deps);
  addMetrics(app, deps, { admission, openStreams, ...operator });
  await addReferencePage(app);
  if (deps.config.surfacesFile !== null) addSurfaces(app, deps, deps.config.surfacesFile);
  return app;
}

function handlersOf(deps: Deps, isDraining: () => boolean): Handlers {
  return {
    ...restaurantHandlers(deps),
    ...menuHandlers(deps),
    ...campaignHandlers(deps),
    ...tableHandlers(deps),
    ...guestHandlers(deps),
    ...verificationHandlers(deps),
    ...orderHandlers(deps),
    ...paymentHandlers(deps),
    ...deliveryHandlers(deps),
    ...staffHandlers(deps),
    ...deviceHandlers(deps),
    ...boardHandlers(deps),
    ...screenHandlers(deps),
    ...reportHandlers(deps),
    ...availabilityHandlers(deps),
    ...operationHandlers(deps, isDraining),
    ...analyticsHandlers(deps),
    ...contactHandlers(deps),
    ...geocodeHandlers(deps),
    ...placeHandlers(deps),
    ...terminalHandlers(deps),
    ...videoHandlers(deps),
  };
}

function serverOptions({ config, log }: Deps): FastifyHttpOptions<Server> {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      connectionsCheckingInterval: LOOKS_FOR_SLOW_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    rewriteUrl: addressOf,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  };
}
