import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments, refunds } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { runReconciliation } from '../../../jobs/reconciliation';
import { REFUND_LOST_AFTER_MS } from './refund-turn';
import { CHARGES } from './testing/charge-faults';
import { firstOrAll } from '../../../testing/first-or-all';
import { startCrashingServer } from './testing/crashing-server';
import {
  hearNuvei,
  type Card,
  net,
  type Opened,
  payOnPage,
  payWith,
  theirMoney,
  tipFor,
  validateNuvei,
  verifyNuvei,
} from './testing/pay-as-guest';
import { type PayGuest, type PayShop, type Service, startPayShop } from './testing/start-pay-shop';

const LOST_MS = REFUND_LOST_AFTER_MS + 5_000;
/** More boundaries than any journey has. */
const MOST_BOUNDARIES = 80;

let shop: PayShop;
let server: Awaited<ReturnType<typeof startCrashingServer>>;

beforeAll(async () => {
  shop = await startPayShop({
    config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 },
  });
  server = await startCrashingServer(shop.deps);
}, 120_000);
afterAll(async () => {
  await server.close();
  await shop.close();
});

type Way = Card | 'gateway alone' | 'unheard' | 'unheard and not done';

const CRASHED = firstOrAll<Service>(['STRIPE', 'NUVEI', 'NMI', 'BAMBORA']);
/** Each processor with each way a charge can end. */
const JOURNEYS: readonly (readonly [Service, Way])[] = [
  ['STRIPE', 'good'],
  ['STRIPE', 'bad'],
  ['NUVEI', 'good'],
  ['NUVEI', 'bad'],
  ['NUVEI', 'gateway alone'],
  ['NMI', 'good'],
  ['NMI', 'bad'],
  ['BAMBORA', 'good'],
  ['BAMBORA', 'bad'],
  ['BAMBORA', 'bank'],
  ['NMI', 'unheard'],
  ['NMI', 'unheard and not done'],
  ['BAMBORA', 'unheard'],
  ['BAMBORA', 'unheard and not done'],
];

/** Outcomes that leave a charge unpaid. */
const UNPAID: ReadonlySet<Way> = new Set(['bad', 'unheard and not done']);

/** Opens and pays at whatever server is called; stops where that one stops answering. What Nuvei's page told comes back. */
async function journey(
  service: Service,
  way: Way,
  guest: PayGuest,
  told: URLSearchParams[] = [],
): Promise<void> {
  const counter = shop.counterOf(service);
  const card = way === 'bad' || way === 'bank' ? way : 'good';
  const reply = await shop.intent(counter, guest, { tip_fixed: tipFor(service, card) });
  if (reply.status !== 200) return;
  const { payment_intent, response } = reply.body;
  const opened: Opened = { payment_intent_id: payment_intent.payment_intent_id, response };
  if (way === 'unheard' || way === 'unheard and not done') {
    const when = way === 'unheard' ? 'after' : 'before';
    const fault = {
      kind: 'status',
      status: 500,
      when,
      match: service === 'NUVEI' ? {} : CHARGES[service],
      times: 1,
    };
    await shop.controlOf(service, 'faults', fault);
  }
  if (service !== 'NUVEI') return void (await payWith(shop, counter, guest, opened, card));
  const words = await payOnPage(opened.response);
  told.push(words);
  if (way === 'gateway alone') await validateNuvei(shop, words);
  else await verifyNuvei(shop, words);
}

/** All that is known of a guest's payments once the jobs have run: whoever was charged has an order, and nobody twice. */
async function expectSettled(service: Service, { guest_id }: PayGuest): Promise<string[]> {
  shop.advance(LOST_MS);
  await runReconciliation(shop.deps);
  await runOutbox(shop.deps);
  const rows = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.guest_id, guest_id), isNotNull(payments.provider_ref)));
  const placed = await shop.db.select().from(orders).where(eq(orders.guest_id, guest_id));
  let kept = 0;
  for (const { provider_ref, status, amount } of rows) {
    const theirs = net(await theirMoney(shop, service, provider_ref ?? ''));
    expect([status, net(await shop.ourMoney(provider_ref ?? ''))]).toEqual([status, theirs]);
    expect(theirs === 0 || theirs === amount).toBe(true);
    expect(status).not.toBe('PROCESSING');
    kept += theirs;
  }
  const sent = placed.filter(({ status }) => status === 'ORDER_SENT_TO_KITCHEN');
  expect(kept).toBe(sent.reduce((sum, order) => sum + order.total_with_tip_and_tax, 0));
  return sent.map(({ order_id }) => order_id);
}

test.each(JOURNEYS.filter(([service]) => CRASHED.includes(service)))(
  'R2: %s, %s: dies at every boundary, and nobody pays for nothing',
  async (service, way) => {
    const counter = shop.counterOf(service);
    let dies_at = 1;
    let hasSurvived = false;
    while (!hasSurvived && dies_at < MOST_BOUNDARIES) {
      const guest = await shop.newGuestAt(counter);
      const told: URLSearchParams[] = [];
      server.live(dies_at);
      shop.callServer(server.url);
      await journey(service, way, guest, told).catch(() => undefined);
      shop.callServer();
      await shop.clearFaults(service);
      // Nuvei repeats itself until it is told that it was understood.
      for (const words of told) expect(await validateNuvei(shop, words)).toBe('OK');
      hasSurvived = !server.isDead();
      const before = await expectSettled(service, guest);
      if (hasSurvived) expect(before).toHaveLength(UNPAID.has(way) ? 0 : 1);
      // An unserved guest tries again, and is served once.
      if (before.length === 0) await journey(service, 'good', guest);
      expect(await expectSettled(service, guest)).toHaveLength(1);
      dies_at += 1;
    }
    expect(hasSurvived).toBe(true);
    expect(dies_at).toBeGreaterThan(6);
  },
  120_000,
);

test.each(CRASHED)(
  'R2: %s: dies at every boundary of giving money back, and gives it back once',
  async (service) => {
    const counter = shop.counterOf(service);
    let dies_at = 1;
    let hasSurvived = false;
    while (!hasSurvived && dies_at < MOST_BOUNDARIES) {
      const guest = await shop.newGuestAt(counter);
      const told: URLSearchParams[] = [];
      await journey(service, 'good', guest, told);
      for (const words of told) await hearNuvei(shop, words);
      const [order_id = ''] = await expectSettled(service, guest);
      const given = await shop.giveBack(counter, order_id);
      expect(given).toMatchObject({ status: 200 });
      server.live(dies_at);
      await runOutbox(server.deps).catch(() => undefined);
      hasSurvived = !server.isDead();
      for (let round = 0; round < 3; round += 1) {
        shop.advance(LOST_MS);
        await runOutbox(shop.deps);
      }
      const [row] = await shop.db
        .select()
        .from(payments)
        .where(eq(payments.guest_id, guest.guest_id));
      expect(row?.status).toBe('REFUNDED');
      expect(net(await theirMoney(shop, service, row?.provider_ref ?? ''))).toBe(0);
      const made = await shop.db.select().from(refunds).where(eq(refunds.order_id, order_id));
      expect(made.map(({ status }) => status)).toEqual(['DONE']);
      dies_at += 1;
    }
    expect(hasSurvived).toBe(true);
    expect(dies_at).toBeGreaterThan(4);
  },
  120_000,
);
