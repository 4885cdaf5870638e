import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { payments } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { testConfig } from '../../../testing/test-config';
import {
  CHARGED,
  CHARGES,
  FAULTS,
  openFor,
  PROCESSOR_TIMEOUT_MS,
  settleAll,
  untilDone,
} from './testing/charge-faults';
import { firstOrAll } from '../../../testing/first-or-all';
import { net, payWith, theirMoney } from './testing/pay-as-guest';
import { watchPayment } from './watch-payment';
import { type PayShop, startPayShop } from './testing/start-pay-shop';

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop({
    config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 },
    patience_ms: PROCESSOR_TIMEOUT_MS,
  });
}, 120_000);
afterAll(() => shop.close());

describe.each(firstOrAll(CHARGED))('R3: %s, charged while', (service) => {
  test.each(Object.entries(FAULTS))('%s', async (_name, fault) => {
    const the = await openFor(shop, service);
    await shop.controlOf(service, 'faults', { ...fault, match: CHARGES[service], times: 2 });
    const reply = await payWith(shop, the.counter, the.guest, the.payment, 'good');
    expect(await shop.clearFaults(service)).toBeGreaterThan(0);
    // An unknown result is never reported as a refusal.
    expect([200, 409, 503]).toContain(reply.status);
    expect(reply.body.code ?? 'placed').not.toBe('payment_declined');
    await untilDone(fault);
    const end = await settleAll(shop, the);
    expect(end.ours).toBe(end.theirs);
    expect(['CAPTURED', 'FAILED', 'REFUNDED']).toContain(end.status);
    if (end.status === 'CAPTURED') expect(end.order).toBe('ORDER_SENT_TO_KITCHEN');
    if (end.status === 'FAILED') expect(end.theirs).toBe(0);
  });
});

test('R3: NMI, whose books say another amount than was agreed: the order is off, and the money goes back', async () => {
  const the = await openFor(shop, 'NMI');
  const match = { path: '/nmi/api/query.php' };
  await shop.controlOf('NMI', 'faults', { kind: 'wrong_amount', match, times: 1 });
  const reply = await payWith(shop, the.counter, the.guest, the.payment, 'good');
  expect(await shop.clearFaults('NMI')).toBe(1);
  expect(reply.body.order).toMatchObject({ status: 'ORDER_CANCELLED' });
  const end = await settleAll(shop, the);
  expect(end).toEqual({
    status: 'REFUNDED',
    order: 'ORDER_CANCELLED',
    reason: 'payment_mismatch',
    ours: 0,
    theirs: 0,
  });
});

describe.each(firstOrAll(['NMI', 'BAMBORA']))('R3: %s, whose answer was lost', (service) => {
  test.each([
    ['before', 'payment_declined'],
    ['after', undefined],
  ] as const)(
    '%s it was done: it is being checked, and known within a minute of asking',
    async (when, code) => {
      const the = await openFor(shop, service);
      const { counter, guest, payment } = the;
      const fault = { kind: 'status', status: 500, when };
      await shop.controlOf(service, 'faults', { ...fault, times: 4 });
      const paid = await payWith(shop, counter, guest, payment, 'good');
      expect(paid.body.code).toBe('payment_pending');
      await shop.clearFaults(service);
      const asked = await shop.orderAndPay(counter, guest, payment.payment_intent_id);
      if (when === 'before') expect(asked.body.code).toBe('payment_pending');
      shop.advance(57_000);
      const told = await shop.orderAndPay(counter, guest, payment.payment_intent_id);
      expect(told.body.code).toBe(code);
      expect(told.body).not.toHaveProperty('is_closed');
      const end = await settleAll(shop, the, 0);
      expect(end.ours).toBe(end.theirs);
    },
  );

  test('and which was taken for lost and made all the same: its money goes back', async () => {
    const the = await openFor(shop, service);
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
  });
});

test('an answer is waited for, but not for ever', () => {
  expect(testConfig().payments.patienceMs).toBe(20_000);
});
