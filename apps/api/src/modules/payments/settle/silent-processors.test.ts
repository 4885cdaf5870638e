import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FAILURES, PROBE_AFTER_MS } from '../../../processors/breaker';
import { CHARGED, CHARGES, type FaultCase, openFor, settleAll } from './testing/charge-faults';
import { payWith, tokenOfBambora, tokenOfNmi } from './testing/pay-as-guest';
import { type PayShop, type Service, startPayShop } from './testing/start-pay-shop';

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop({
    config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 },
  });
  // So many silences within so long count.
  shop.stopTime();
}, 120_000);
afterAll(() => shop.close());
afterEach(() => Promise.all(CHARGED.map((service) => shop.clearFaults(service))));

/** Pays once and then asks, until the account has been silent often enough. */
async function silence(service: Service): Promise<FaultCase> {
  const the = await openFor(shop, service);
  const { counter, guest, payment } = the;
  // The guest's own browser reaches Stripe all the same.
  const match = service === 'STRIPE' ? { match: CHARGES.STRIPE } : {};
  await shop.controlOf(service, 'faults', { kind: 'status', status: 503, ...match });
  await payWith(shop, counter, guest, payment, 'good').catch(() => null);
  for (let ask = 0; ask < FAILURES; ask += 1)
    await shop.orderAndPay(counter, guest, payment.payment_intent_id);
  return the;
}

async function hits(service: Service): Promise<number> {
  const told = await shop.controlOf(service, 'faults');
  const { faults } = told as { faults: { hits: number }[] }; // the sandbox's own
  return faults.reduce((sum, each) => sum + each.hits, 0);
}

describe.each(CHARGED)('R3: %s is silent', (service) => {
  test('it is left alone, its guests are told that it is being checked, others pay, and it is tried again', async () => {
    const waiting = await silence(service);
    const asked = await hits(service);
    const { counter, guest, payment } = waiting;
    const reply = await shop.orderAndPay(counter, guest, payment.payment_intent_id);
    expect(['payment_pending', 'unavailable']).toContain(reply.body.code);
    expect(await hits(service)).toBe(asked);
    // Another restaurant's account is asked all the same.
    const other = await openFor(shop, service === 'NMI' ? 'BAMBORA' : 'NMI');
    const paid = await payWith(shop, other.counter, other.guest, other.payment, 'good');
    expect(paid).toMatchObject({ status: 200 });
    // One call tries it, and finds it silent; none follows until it is time again.
    shop.advance(PROBE_AFTER_MS);
    await shop.orderAndPay(counter, guest, payment.payment_intent_id);
    await shop.orderAndPay(counter, guest, payment.payment_intent_id);
    expect(await hits(service)).toBeGreaterThan(asked);
    expect(await hits(service)).toBeLessThanOrEqual(asked + 2);
    await shop.clearFaults(service);
    const end = await settleAll(shop, waiting);
    expect(end.ours).toBe(end.theirs);
    expect(['CAPTURED', 'FAILED']).toContain(end.status);
    // It answers again, for everybody.
    const next = await openFor(shop, service);
    const again = await payWith(shop, next.counter, next.guest, next.payment, 'good');
    expect(again).toMatchObject({ status: 200 });
  });
});

test.each(CHARGED)(
  'R3: %s is silent for one restaurant: another one with the same processor opens and is paid meanwhile',
  async (service) => {
    const neighbour = await shop.openNeighbour(service);
    const { counter, guest, payment } = await silence(service);
    await shop.clearFaults(service);
    const its = await openFor(shop, service, neighbour);
    const paid = await payWith(shop, its.counter, its.guest, its.payment, 'good');
    expect(paid).toMatchObject({ status: 200 });
    // The first account was not called since.
    const asked = await shop.orderAndPay(counter, guest, payment.payment_intent_id);
    expect(['payment_pending', 'unavailable']).toContain(asked.body.code);
    shop.advance(PROBE_AFTER_MS);
    await shop.orderAndPay(counter, guest, payment.payment_intent_id);
  },
);

test.each(['NMI', 'BAMBORA'] as const)(
  'R3: %s is left alone: a token is not sent, and pays with the same payment once it answers',
  async (service) => {
    const the = await openFor(shop, service);
    await silence(service);
    await shop.clearFaults(service);
    const { counter, guest, payment } = the;
    const { payment_intent_id } = payment;
    const makeToken = service === 'NMI' ? tokenOfNmi : tokenOfBambora;
    const token = await makeToken(shop.sandboxUrl, 'good');
    const refused = await shop.orderAndPay(counter, guest, payment_intent_id, token);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(refused.headers['retry-after'])).toBe(PROBE_AFTER_MS / 1000);
    expect(await shop.paymentOf(payment_intent_id)).toMatchObject({
      status: 'CREATED',
      sent_at: null,
    });
    shop.advance(PROBE_AFTER_MS);
    const paid = await shop.orderAndPay(counter, guest, payment_intent_id, token);
    expect(paid).toMatchObject({ status: 200 });
    const end = await settleAll(shop, the);
    expect(end).toMatchObject({ status: 'CAPTURED', order: 'ORDER_SENT_TO_KITCHEN' });
    expect(end.ours).toBe(end.theirs);
  },
);
