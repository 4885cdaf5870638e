import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payment_events, webhook_events } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { runReconciliation } from '../../../jobs/reconciliation';
import {
  hearNuvei,
  net,
  nmiEvent,
  nuveiReturn,
  type Opened,
  payOnPage,
  payWith,
  tellByNmi,
  theirMoney,
  tipFor,
  validateNuvei,
  verifyNuvei,
} from './testing/pay-as-guest';
import { until } from '../../../testing/until';
import { type PayShop, type Service, startPayShop } from './testing/start-pay-shop';

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop({
    config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 },
  });
}, 120_000);
afterAll(() => shop.close());

async function opened(service: Service, tip_fixed = tipFor(service, 'good')) {
  const counter = shop.counterOf(service);
  const guest = await shop.newGuestAt(counter);
  const reply = await shop.intent(counter, guest, { tip_fixed });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const { payment_intent, response, order_id } = reply.body;
  const payment: Opened = { payment_intent_id: payment_intent.payment_intent_id, response };
  return { counter, guest, payment, order_id: order_id as string, key: payment.payment_intent_id };
}

async function statusOf(order_id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
  return order?.status;
}

async function capturesOf(payment_intent_id: string): Promise<number> {
  const { payment_id } = await shop.paymentOf(payment_intent_id);
  const events = await shop.db
    .select()
    .from(payment_events)
    .where(eq(payment_events.payment_id, payment_id));
  return events.filter(
    ({ to_status, from_status }) => to_status === 'CAPTURED' && from_status !== 'CAPTURED',
  ).length;
}

describe('R4, T11: what Nuvei tells', () => {
  test.each(['browser first', 'gateway first', 'both at once', 'gateway alone'] as const)(
    'places the order once: %s',
    async (way) => {
      const { payment, order_id, key } = await opened('NUVEI');
      const told = await payOnPage(payment.response);
      const calls = {
        'browser first': [() => verifyNuvei(shop, told), () => validateNuvei(shop, told)],
        'gateway first': [() => validateNuvei(shop, told), () => verifyNuvei(shop, told)],
        'gateway alone': [() => validateNuvei(shop, told), () => validateNuvei(shop, told)],
      };
      if (way === 'both at once')
        await Promise.all([verifyNuvei(shop, told), validateNuvei(shop, told)]);
      else for (const call of calls[way]) await call();
      await until(async () => (await statusOf(order_id)) === 'ORDER_SENT_TO_KITCHEN');
      expect(await capturesOf(key)).toBe(1);
      expect(net(await shop.ourMoney(key))).toBe(net(await theirMoney(shop, 'NUVEI', key)));
      // The guest goes back and forth: the same words again, and nothing more.
      expect((await verifyNuvei(shop, told)).body).toMatchObject({
        success: true,
        outcome: 'paid',
      });
      expect(await validateNuvei(shop, told)).toBe('OK');
      expect(await capturesOf(key)).toBe(1);
    },
  );

  test('counts only as far as its hash goes: any other word in its place is refused', async () => {
    const { payment, order_id, key } = await opened('NUVEI');
    const other = await opened('NUVEI');
    const told = await payOnPage(payment.response);
    const honest = nuveiReturn(told);
    const lies = [
      { terminal_id: '33002' },
      { order_id: other.key },
      { order_id: 'nobodys' },
      { datetime: '01-01-2026:00:00:00:000' },
      { response_code: 'D' },
      { response_code: 'E' },
      { response_text: 'APPROVED' },
      { total: honest.total + 1 },
      { total: 1 },
      { hash: '0'.repeat(128) },
      { hash: honest.hash.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) },
    ];
    for (const lie of lies) {
      const reply = await shop.call('POST', '/verifyNuveiPayment', { ...honest, ...lie });
      expect([JSON.stringify(lie), reply.body.code]).toEqual([
        JSON.stringify(lie),
        'payment_unverified',
      ]);
      const form = new URLSearchParams(told);
      for (const [name, value] of Object.entries(lie))
        form.set(
          FIELDS[name] ?? name,
          name === 'total' ? (Number(value) / 100).toFixed(2) : String(value),
        );
      expect(await validateNuvei(shop, form)).not.toBe('OK');
    }
    expect(await statusOf(order_id)).toBe('ORDER_OPEN');
    expect(await statusOf(other.order_id)).toBe('ORDER_OPEN');
    expect((await verifyNuvei(shop, told)).body.success).toBe(true);
    // Its transaction is this order's. Another order that was paid counts under a borrowed name, which is no way to its money.
    const second = await payOnPage(other.payment.response);
    second.set('UNIQUEREF', told.get('UNIQUEREF') ?? '');
    expect((await verifyNuvei(shop, second)).body.success).toBe(true);
    expect(await capturesOf(key)).toBe(1);
    expect((await shop.paymentOf(other.key)).refund_blocked_at).not.toBeNull();
  });

  test('money for a page that was given up goes back', async () => {
    const { counter, guest, payment, key, order_id } = await opened('NUVEI');
    const next = await shop.intent(counter, guest, { portions: 3, tip_fixed: 20 });
    expect(next).toMatchObject({ status: 200 });
    expect((await shop.paymentOf(key)).status).toBe('CANCELLED');
    const told = await payOnPage(payment.response);
    expect((await verifyNuvei(shop, told)).body).toMatchObject({
      success: false,
      outcome: 'returned',
    });
    await hearNuvei(shop, told);
    await runOutbox(shop.deps);
    expect(net(await theirMoney(shop, 'NUVEI', key))).toBe(0);
    expect((await shop.paymentOf(key)).status).toBe('REFUNDED');
    expect(await statusOf(order_id)).toBe('ORDER_OPEN');
  });

  const FIELDS: Readonly<Record<string, string>> = {
    terminal_id: 'TERMINALID',
    order_id: 'ORDERID',
    datetime: 'DATETIME',
    response_code: 'RESPONSECODE',
    response_text: 'RESPONSETEXT',
    total: 'AMOUNT',
    hash: 'HASH',
  };
});

describe('R4: what NMI tells', () => {
  /** The charge is made and nobody has heard: its answer is lost, and the browser is closed. */
  async function chargedUnheard() {
    // Long enough after the one before for the account not to be left alone.
    shop.advance(11_000);
    const the = await opened('NMI');
    await shop.controlOf('NMI', 'faults', {
      kind: 'dropAfterCommit',
      match: { path: '/nmi/api/*' },
    });
    await payWith(shop, the.counter, the.guest, the.payment, 'good').catch(() => null);
    await shop.clearFaults('NMI');
    expect(await statusOf(the.order_id)).toBe('ORDER_OPEN');
    return the;
  }

  test('places an order that nobody else has told of', async () => {
    const { key, order_id } = await chargedUnheard();
    expect(await tellByNmi(shop, nmiEvent(key))).toBe(200);
    await until(async () => (await statusOf(order_id)) === 'ORDER_SENT_TO_KITCHEN');
  });

  test('is signed with the restaurant’s own key, or leaves no trace', async () => {
    const { key, order_id } = await chargedUnheard();
    const before = (await shop.db.select().from(webhook_events)).length;
    expect(await tellByNmi(shop, nmiEvent(key), { key: 'another-key' })).toBe(400);
    expect(await tellByNmi(shop, nmiEvent(key), { signature: 't=1,s=00' })).toBe(400);
    expect(await tellByNmi(shop, nmiEvent('nobodys-order'))).toBe(400);
    const { restaurant_id: other } = shop.counterOf('STRIPE');
    expect(await tellByNmi(shop, nmiEvent(key), { path: `/api/webhooks/nmi/${other}` })).toBe(400);
    expect((await shop.db.select().from(webhook_events)).length).toBe(before);
    expect(await statusOf(order_id)).toBe('ORDER_OPEN');
    // With its name in the address, what is not ours is taken and passed over.
    const { restaurant_id } = shop.counterOf('NMI');
    const path = `/api/webhooks/nmi/${restaurant_id}`;
    expect(await tellByNmi(shop, nmiEvent('an-order-of-the-counter'), { path })).toBe(200);
  });

  test('never comes: the job asks, and places the order', async () => {
    const { order_id } = await chargedUnheard();
    shop.advance(65_000);
    await runReconciliation(shop.deps);
    expect(await statusOf(order_id)).toBe('ORDER_SENT_TO_KITCHEN');
  });

  test('in any order, any number of times, also days late: it ends the same', async () => {
    const KINDS = [
      'sale.success',
      'sale.failure',
      'auth.success',
      'void.success',
      'refund.success',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 8 }),
        async (kinds) => {
          const { key, order_id } = await chargedUnheard();
          const events = kinds.map((kind) => nmiEvent(key, { event_type: `transaction.${kind}` }));
          for (const each of [...events, ...events.toReversed()])
            expect(await tellByNmi(shop, each)).toBe(200);
          await until(async () => (await statusOf(order_id)) === 'ORDER_SENT_TO_KITCHEN');
          expect(await capturesOf(key)).toBe(1);
          expect(await shop.ourMoney(key)).toEqual(await theirMoney(shop, 'NMI', key));
        },
      ),
      { numRuns: 6 },
    );
  });
});
