import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { Deps } from '../deps';
import { sendRefusal } from '../http/refusal';
import { createMetrics } from '../metrics/create-metrics';
import { type Backlog, readBacklog } from '../metrics/read-backlog';
import { isFromThisMachine } from '../http/this-machine';
import { remember } from '../shared/remember';
import type { Admission } from './admission/create-admission';

/** However often the figures are asked for, the database is not asked more often. */
const BACKLOG_FOR_MS = 5000;

export type MetricsOptions = {
  readonly admission: Admission;
  readonly openStreams: () => number;
  readonly isOperator?: (bearer: string) => boolean;
};

/** Counts what happens, and tells it at GET /api/metrics to this machine, to the operator and to whoever has the token. */
export function addMetrics(app: FastifyInstance, deps: Deps, options: MetricsOptions): void {
  const metrics = createMetrics();
  let turnedAwayBefore = 0;
  const backlog = remember(() => readBacklog(deps.db, deps.clock.now()), {
    for_ms: BACKLOG_FOR_MS,
    most: 1,
    now: () => performance.now(),
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { config, url, method } = request.routeOptions;
    const labels = { route: config.operationId ?? url ?? 'none', method: String(method) };
    metrics.countAnswer(labels, reply.statusCode);
    if (request.isShed) metrics.shed.inc({ route: labels.route });
    else metrics.seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  const unsubscribe = deps.events.subscribe((event) => {
    if (event?.type !== 'order.changed') return;
    metrics.orderEvents.inc({ status: event.status });
    if (event.payment_status !== null) metrics.paymentEvents.inc({ status: event.payment_status });
  });
  app.addHook('onClose', async () => unsubscribe());

  const route = { schema: { hide: true }, config: { isAlwaysAdmitted: true } };
  app.get('/api/metrics', route, async (request, reply) => {
    if (!mayRead(request)) return sendRefusal(reply, { code: 'not_found' });
    showPresent();
    showBacklog(await backlog('').catch(() => null));
    const all = Registry.merge([metrics.registry, deps.figures.registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });

  function mayRead(request: FastifyRequest): boolean {
    if (isFromThisMachine(request)) return true;
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer === undefined) return false;
    const { metricsToken } = deps.config;
    return (
      options.isOperator?.(bearer) === true ||
      (metricsToken !== null && timingSafeEqual(digest(bearer), digest(metricsToken)))
    );
  }

  function showPresent(): void {
    const { limit, underway, wait_ms, turned_away } = options.admission.state();
    metrics.shed.inc({ route: 'none' }, turned_away - turnedAwayBefore);
    turnedAwayBefore = turned_away;
    metrics.admission.set({ state: 'limit' }, limit);
    metrics.admission.set({ state: 'underway' }, underway);
    metrics.admission.set({ state: 'wait_ms' }, wait_ms);
    metrics.streams.set(options.openStreams());
    for (const [state, count] of Object.entries(deps.pool() ?? {}))
      metrics.pool.set({ state }, count);
  }

  function showBacklog(read: Backlog | null): void {
    metrics.database.set(read === null ? 0 : 1);
    if (read === null) return;
    metrics.openPayments.reset();
    for (const { status, count } of read.payments) metrics.openPayments.set({ status }, count);
    metrics.oldestPayment.set(read.oldest_payment_seconds);
    metrics.outbox.set({ state: 'waiting' }, read.waiting);
    metrics.outbox.set({ state: 'dead' }, read.dead);
    metrics.outboxLag.set(read.lag_seconds);
    metrics.inbox.set(read.inbox);
    metrics.inboxAge.set(read.inbox_seconds);
    metrics.databaseAnswer.set(read.answer_seconds);
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
