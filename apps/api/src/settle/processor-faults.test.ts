import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders, payments } from '../db/schema/index';
import { runOutbox } from '../jobs/outbox';
import { runReconciliation } from '../jobs/reconciliation';
import { testConfig } from '../testing/test-config';
import { net, type Opened, payWith, theirMoney, tipFor } from './testing/pay-hands';
import { watchPayment } from './watch-payment';
import { type PayShop, type Service, startPayShop } from './testing/start-pay-shop';

/** What a charge that went out is taken for lost after, and a little. */
const LOST_MS = 65_000;

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop({ reconcileAfterSeconds: 1, reconcileEverySeconds: 1 }, 400);
}, 60_000);
afterAll(() => shop.close());

const FAULTS = {
  'no answer in time, and nothing done': { kind: 'hang', when: 'before' },
  'no answer in time, and all done': { kind: 'hang', when: 'after' },
  '500 before': { kind: 'status', status: 500, when: 'before' },
  '500 after': { kind: 'status', status: 500, when: 'after' },
  'the line breaks before': { kind: 'dropBeforeCommit' },
  'the line breaks after': { kind: 'dropAfterCommit' },
  'half an answer': { kind: 'malformed' },
  'another amount in the answer': { kind: 'wrong_amount' },
} as const;

/** Where a charge is asked for. Stripe is confirmed by the browser: there, what the server asks for is the look. */
const CHARGES: Readonly<Record<Exclude<Service, 'NUVEI'>, object>> = {
  STRIPE: { method: 'GET', path: '/v1/payment_intents/*' },
  NMI: { path: '/nmi/api/transact.php' },
  BAMBORA: { method: 'POST', path: '/bambora/v1/payments' },
};
const CHARGED = ['STRIPE', 'NMI', 'BAMBORA'] as const;

async function opened(service: Service) {
  const counter = shop.counterOf(service);
  const guest = await shop.newGuestAt(counter);
  const reply = await shop.intent(counter, guest, { tip_fixed: tipFor(service, 'good') });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const { payment_intent, response, order_id } = reply.body;
  const payment: Opened = { payment_intent_id: payment_intent.payment_intent_id, response };
  return { counter, guest, payment, order_id: order_id as string };
}

type Case = Awaited<ReturnType<typeof opened>>;

/** Time passes, the jobs run, and what is left is known: money and order on both sides. */
async function settled({ payment, order_id, counter }: Case) {
  shop.advance(LOST_MS);
  await runReconciliation(shop.deps);
  await runOutbox(shop.deps);
  const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
  const { payment_intent_id } = payment;
  return {
    status: (await shop.paymentOf(payment_intent_id)).status,
    order: order?.status,
    ours: net(await shop.ourMoney(payment_intent_id)),
    theirs: net(await theirMoney(shop, counter.service, payment_intent_id)),
  };
}

describe.each(CHARGED)('%s, charged while', (service) => {
  test.each(Object.entries(FAULTS))('%s', async (_name, fault) => {
    const the = await opened(service);
    await shop.controlOf(service, 'faults', { ...fault, match: CHARGES[service], times: 2 });
    const reply = await payWith(shop, the.counter, the.guest, the.payment, 'good');
    expect(await shop.clearFaults(service)).toBeGreaterThan(0);
    // What is not known is never told as a refusal.
    expect([200, 409, 503]).toContain(reply.status);
    expect(reply.body.code ?? 'placed').not.toBe('payment_declined');
    const end = await settled(the);
    expect(end.ours).toBe(end.theirs);
    expect(['CAPTURED', 'FAILED', 'REFUNDED']).toContain(end.status);
    if (end.status === 'CAPTURED') expect(end.order).toBe('ORDER_SENT_TO_KITCHEN');
    if (end.status === 'FAILED') expect(end.theirs).toBe(0);
  });
});

test.each(CHARGED)(
  '%s is dead: the guest waits, others do not, and it is known within a minute',
  async (service) => {
    const the = await opened(service);
    const other = await opened(service === 'NMI' ? 'BAMBORA' : 'NMI');
    await shop.controlOf(service, 'faults', { kind: 'status', status: 503 });
    const waiting = await payWith(shop, the.counter, the.guest, the.payment, 'good').catch(
      () => null,
    );
    expect(waiting?.body?.code ?? 'payment_pending').toMatch(/payment_pending|unavailable/);
    const paid = await payWith(shop, other.counter, other.guest, other.payment, 'good');
    expect(paid).toMatchObject({ status: 200 });
    await shop.clearFaults(service);
    const end = await settled(the);
    expect(end.ours).toBe(end.theirs);
  },
);

test.each(['NMI', 'BAMBORA'] as const)(
  '%s: a charge that was taken for lost and was made all the same goes back',
  async (service) => {
    const the = await opened(service);
    const { payment_intent_id } = the.payment;
    await shop.controlOf(service, 'faults', { kind: 'status', status: 500, when: 'after' });
    const reply = await payWith(shop, the.counter, the.guest, the.payment, 'good');
    expect(reply.body.code).toBe('payment_pending');
    await shop.clearFaults(service);
    // Its books were late: we have given it up.
    await shop.db
      .update(payments)
      .set({ status: 'FAILED' })
      .where(eq(payments.provider_ref, payment_intent_id));
    await watchPayment(shop.deps, await shop.paymentOf(payment_intent_id));
    await runOutbox(shop.deps);
    await runOutbox(shop.deps);
    expect((await shop.paymentOf(payment_intent_id)).status).toBe('REFUNDED');
    expect(net(await theirMoney(shop, service, payment_intent_id))).toBe(0);
  },
);

describe.each(CHARGED)('%s, given back while', (service) => {
  test.each(['500 before', '500 after', 'the line breaks after', 'half an answer'] as const)(
    '%s',
    async (name) => {
      const the = await opened(service);
      const { payment_intent_id } = the.payment;
      const paid = await payWith(shop, the.counter, the.guest, the.payment, 'good');
      expect(paid).toMatchObject({ status: 200 });
      if (service === 'NMI') await shop.controlOf('NMI', 'settle', {});
      const REFUNDS = {
        STRIPE: { method: 'POST', path: '/v1/refunds' },
        NMI: { path: '/nmi/api/transact.php' },
        BAMBORA: { method: 'POST', path: '/bambora/v1/payments/*/returns' },
      };
      // One portion of two: a part, which no balance keeps from going out twice.
      const line = paid.body.order.items[0].item_instance_id;
      await shop.controlOf(service, 'faults', {
        ...FAULTS[name],
        match: REFUNDS[service],
        times: 2,
      });
      const given = await shop.giveBack(the.counter, the.order_id, [line]);
      expect(given).toMatchObject({ status: 200 });
      expect(given.body.refund.online).toBeLessThan(
        (await shop.ourMoney(payment_intent_id)).captured,
      );
      for (let round = 0; round < 4; round += 1) {
        await runOutbox(shop.deps);
        shop.advance(LOST_MS);
      }
      expect(await shop.clearFaults(service)).toBeGreaterThan(0);
      await runOutbox(shop.deps);
      const [ours, theirs] = [
        await shop.ourMoney(payment_intent_id),
        await theirMoney(shop, service, payment_intent_id),
      ];
      expect(net(ours)).toBe(net(theirs));
      expect(net(theirs)).toBe(ours.captured - given.body.refund.online);
    },
  );
});

test('an answer is waited for, but not for ever', () => {
  expect(testConfig().payments.patienceMs).toBe(20_000);
});
