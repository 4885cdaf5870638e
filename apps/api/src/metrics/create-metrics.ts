import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Up to a second finely, for that is what a guest may wait for an order. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type CallLabels = { readonly route: string; readonly method: string };

/** Everything that is counted, in a registry of its own. Processes count for themselves; whoever collects adds them up. */
export function createMetrics() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    countAnswer: answerCounter(registers),
    seconds: new Histogram({
      name: 'comanda_http_request_seconds',
      help: 'How long answers took, by route and method',
      labelNames: ['route', 'method'],
      buckets: SECONDS,
      registers,
    }),
    shed: new Counter({
      name: 'comanda_http_shed_total',
      help: 'Requests refused because there was too much to do, by route; none: before it was looked for',
      labelNames: ['route'],
      registers,
    }),
    admission: new Gauge({
      name: 'comanda_admission',
      help: 'Vital calls under way, how many may be, and how long things wait in milliseconds',
      labelNames: ['state'],
      registers,
    }),
    orderEvents: new Counter({
      name: 'comanda_order_changes_total',
      help: 'Changes of orders by their new status. Every process hears all of them: take the maximum, not the sum',
      labelNames: ['status'],
      registers,
    }),
    paymentEvents: new Counter({
      name: 'comanda_payment_changes_total',
      help: 'Changes of orders by the status of their payment. Take the maximum, not the sum',
      labelNames: ['status'],
      registers,
    }),
    openPayments: new Gauge({
      name: 'comanda_payments_open',
      help: 'Payments whose end is not known yet, by status. The same from every process',
      labelNames: ['status'],
      registers,
    }),
    oldestPayment: new Gauge({
      name: 'comanda_payments_oldest_open_seconds',
      help: 'Age of the oldest payment whose end is not known yet',
      registers,
    }),
    outbox: new Gauge({
      name: 'comanda_outbox_messages',
      help: 'Messages that wait, and those that were given up. The same from every process',
      labelNames: ['state'],
      registers,
    }),
    outboxLag: new Gauge({
      name: 'comanda_outbox_lag_seconds',
      help: 'For how long the oldest waiting message has been waiting',
      registers,
    }),
    inbox: new Gauge({
      name: 'comanda_webhook_inbox',
      help: 'Webhooks of processors that came in and are not handled yet. The same from every process',
      registers,
    }),
    inboxAge: new Gauge({
      name: 'comanda_webhook_inbox_oldest_seconds',
      help: 'For how long the oldest of them has been waiting',
      registers,
    }),
    databaseAnswer: new Gauge({
      name: 'comanda_database_answer_seconds',
      help: 'How long the database took to answer the shortest question',
      registers,
    }),
    streams: new Gauge({
      name: 'comanda_event_streams',
      help: 'Event streams that are open',
      registers,
    }),
    pool: new Gauge({
      name: 'comanda_database_connections',
      help: 'Connections to the database, those at rest, and statements that wait for one',
      labelNames: ['state'],
      registers,
    }),
    database: new Gauge({
      name: 'comanda_database_up',
      help: 'Whether the database answered when these figures were collected',
      registers,
    }),
  };
}

/** Every call counts here, so it counts in plain numbers; the registry hears of them when it is read. */
function answerCounter(registers: Registry[]) {
  const answers = new Map<
    string,
    { readonly labels: CallLabels & { status: number }; count: number }
  >();
  new Counter({
    name: 'comanda_http_requests_total',
    help: 'Requests answered, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of answers.values()) this.inc(labels, count);
    },
  });
  return (labels: CallLabels, status: number): void => {
    const key = `${labels.route} ${labels.method} ${status}`;
    const known = answers.get(key);
    if (known === undefined) answers.set(key, { labels: { ...labels, status }, count: 1 });
    else known.count += 1;
  };
}
