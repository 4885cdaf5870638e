import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { runReconciliation } from '../../../jobs/reconciliation';
import { type FaultCase, openFor } from './testing/charge-faults';
import { firstOrAll } from '../../../testing/first-or-all';
import { startCrashingServer } from './testing/crashing-server';
import {
  nmiEvent,
  payOnPage,
  payWith,
  tellByNmi,
  theirMoney,
  validateNuvei,
} from './testing/pay-as-guest';
import { until } from '../../../testing/until';
import { type PayShop, type Service, startPayShop } from './testing/start-pay-shop';

const LOST_MS = 65_000;
/** More boundaries than any news has. */
const MOST_BOUNDARIES = 40;

let shop: PayShop;
let server: Awaited<ReturnType<typeof startCrashingServer>>;

beforeAll(async () => {
  shop = await startPayShop({ config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 } });
  server = await startCrashingServer(shop.deps);
}, 120_000);
afterAll(async () => {
  await server.close();
  await shop.close();
});

type Unheard = FaultCase & { readonly tell: () => Promise<unknown> };

/** A guest has paid, nobody here has heard of it, and the processor is about to tell. */
async function paidUnheard(service: Service): Promise<Unheard> {
  const the = await openFor(shop, service);
  const { counter, guest, payment } = the;
  const { payment_intent_id } = payment;
  switch (service) {
    case 'STRIPE': {
      await shop.confirm(payment_intent_id);
      const object = { id: payment_intent_id, object: 'payment_intent' };
      const event = { id: `evt_${payment_intent_id}`, type: 'payment_intent.succeeded' };
      return { ...the, tell: () => shop.sendWebhook({ ...event, data: { object } }) };
    }
    case 'NUVEI': {
      const words = await payOnPage(payment.response);
      return { ...the, tell: () => validateNuvei(shop, words) };
    }
    case 'NMI':
    case 'BAMBORA': {
      const path = service === 'NMI' ? '/nmi/api/*' : '/bambora/v1/*';
      await shop.controlOf(service, 'faults', { kind: 'dropAfterCommit', match: { path } });
      await payWith(shop, counter, guest, payment, 'good').catch(() => null);
      await shop.clearFaults(service);
      const event = nmiEvent(payment_intent_id);
      return { ...the, tell: () => tellByNmi(shop, event) };
    }
  }
}

async function isPlaced({ order_id }: FaultCase): Promise<boolean> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
  return order?.status === 'ORDER_SENT_TO_KITCHEN';
}

/** Once the jobs of another server have run, the order is placed and paid once, and both books say so. */
async function expectPaidOnce(the: FaultCase): Promise<void> {
  shop.advance(LOST_MS);
  await runReconciliation(shop.deps);
  await runOutbox(shop.deps);
  expect(await isPlaced(the)).toBe(true);
  const { counter, payment, order_id } = the;
  const captured = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'CAPTURED')));
  expect(captured).toHaveLength(1);
  const { payment_intent_id } = payment;
  const theirs = await theirMoney(shop, counter.service, payment_intent_id);
  expect(await shop.ourMoney(payment_intent_id)).toEqual(theirs);
  expect(theirs).toEqual({ captured: captured[0]?.amount, refunded: 0 });
}

/** Has the news come to a server that dies at each boundary in turn, until it survives them. */
async function dieOver(service: Service, hear: (the: Unheard) => Promise<void>): Promise<number> {
  for (let dies_at = 1; dies_at < MOST_BOUNDARIES; dies_at += 1) {
    const the = await paidUnheard(service);
    server.live(dies_at);
    shop.callServer(server.url);
    await hear(the);
    shop.callServer();
    const hasSurvived = !server.isDead();
    // Nuvei cannot be asked, and repeats itself until it is told OK.
    if (service === 'NUVEI') expect(await the.tell()).toBe('OK');
    if (hasSurvived) await until(() => isPlaced(the));
    await expectPaidOnce(the);
    if (hasSurvived) return dies_at;
  }
  throw new Error('It has more boundaries than anything has.');
}

test.each(firstOrAll(['STRIPE', 'NUVEI', 'NMI']))(
  'R2: %s: dies at every boundary of a webhook, and the order is placed once',
  async (service) => {
    const boundaries = await dieOver(service, async (the) => {
      await the.tell().catch(() => undefined);
      // It is handled once it has been answered.
      await until(async () => server.isDead() || (await isPlaced(the)));
    });
    expect(boundaries).toBeGreaterThan(3);
  },
  120_000,
);

test.each(firstOrAll(['STRIPE', 'NMI', 'BAMBORA']))(
  'R2: %s: dies at every boundary of the job that asks, and the order is placed once',
  async (service) => {
    const boundaries = await dieOver(service, async () => {
      shop.advance(LOST_MS);
      await runReconciliation(server.deps).catch(() => undefined);
    });
    expect(boundaries).toBeGreaterThan(3);
  },
  120_000,
);
