import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '../../../deps';
import { refunds } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import type { Processor } from '../../../processors/processor';
import { refundPart } from './refund-part';
import { REFUND_LOST_AFTER_MS } from './refund-turn';
import { requestRefund } from './request-refund';
import { type Opened, payWith, theirMoney, tipFor } from './testing/pay-as-guest';
import { type PayShop, type Service, startPayShop } from './testing/start-pay-shop';

const UNNAMED = ['NMI', 'BAMBORA'] as const;
const LOST_MS = REFUND_LOST_AFTER_MS + 5_000;

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop();
}, 120_000);
afterAll(() => shop.close());

async function opened(service: Service) {
  const counter = shop.counterOf(service);
  const guest = await shop.newGuestAt(counter);
  const reply = await shop.intent(counter, guest, { tip_fixed: tipFor(service, 'good') });
  const { payment_intent, response, order_id } = reply.body;
  const payment: Opened = { payment_intent_id: payment_intent.payment_intent_id, response };
  return { counter, guest, payment, order_id: order_id as string };
}

async function paid(service: Service) {
  const the = await opened(service);
  const reply = await payWith(shop, the.counter, the.guest, the.payment, 'good');
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  if (service === 'NMI') await shop.controlOf('NMI', 'settle', {});
  return the;
}

/** Writes down that a part goes back. */
async function decided(the: Awaited<ReturnType<typeof opened>>, amount: number) {
  const { restaurant_id, payment_id } = await shop.paymentOf(the.payment.payment_intent_id);
  const decision = { item_instance_ids: [], requested_by: null, order_id: the.order_id };
  await requestRefund(shop.deps, { restaurant_id, payment_id, amount, ...decision });
  const [made] = await shop.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.payment_id, payment_id), eq(refunds.amount, amount)));
  return { restaurant_id, refund_id: made?.refund_id ?? '' };
}

async function refundOf(refund_id: string) {
  const [row] = await shop.db.select().from(refunds).where(eq(refunds.refund_id, refund_id));
  return row;
}

/** Another server, at which something of a processor goes as the test wants it. */
function serverWith(service: Service, change: (real: Processor) => Partial<Processor>): Deps {
  const real = shop.deps.processors[service];
  if (real === undefined) throw new Error(`${service} is not set up.`);
  const processors = { ...shop.deps.processors, [service]: { ...real, ...change(real) } };
  return { ...shop.deps, processors };
}

describe.each(UNNAMED)('%s', (service) => {
  test('of a payment that brought nothing, no part is given back', async () => {
    const the = await opened(service);
    const key = await decided(the, 300);
    await expect(refundPart(shop.deps, key)).rejects.toThrow(/CREATED/);
    expect(await refundOf(key.refund_id)).toMatchObject({ status: 'PENDING', sent_at: null });
  });

  test('two servers at once give a part back once', async () => {
    const the = await paid(service);
    const key = await decided(the, 300);
    await Promise.allSettled([refundPart(shop.deps, key), refundPart(shop.deps, key)]);
    const { payment_intent_id } = the.payment;
    expect((await theirMoney(shop, service, payment_intent_id)).refunded).toBe(300);
    await refundPart(shop.deps, key);
    expect((await theirMoney(shop, service, payment_intent_id)).refunded).toBe(300);
    expect(await refundOf(key.refund_id)).toMatchObject({ status: 'DONE' });
  });

  test('one that was slow to look does not do what another has done meanwhile', async () => {
    const the = await paid(service);
    const key = await decided(the, 300);
    const slow = serverWith(service, (real) => ({
      async lookUp(ref) {
        const looked = await real.lookUp(ref);
        shop.advance(LOST_MS);
        await refundPart(shop.deps, key);
        return looked;
      },
    }));
    await refundPart(slow, key).catch(() => undefined);
    const { payment_intent_id } = the.payment;
    expect((await theirMoney(shop, service, payment_intent_id)).refunded).toBe(300);
    expect(await refundOf(key.refund_id)).toMatchObject({ status: 'DONE' });
  });

  test('what comes to less than the part is not believed to be it', async () => {
    const the = await paid(service);
    const key = await decided(the, 300);
    const idle = serverWith(service, (real) => ({ refund: (ref) => real.lookUp(ref) }));
    await expect(refundPart(idle, key)).rejects.toThrow(/not seen/);
    expect(await refundOf(key.refund_id)).toMatchObject({ status: 'PENDING' });
    shop.advance(LOST_MS);
    await refundPart(shop.deps, key);
    const { payment_intent_id } = the.payment;
    expect(await shop.ourMoney(payment_intent_id)).toMatchObject({ refunded: 300 });
    expect((await theirMoney(shop, service, payment_intent_id)).refunded).toBe(300);
  });

  test('parts of one payment go back one after the other, each once', async () => {
    const the = await paid(service);
    const keys = [await decided(the, 300), await decided(the, 200)];
    await Promise.allSettled(keys.map((key) => refundPart(shop.deps, key)));
    for (let round = 0; round < 2; round += 1) {
      shop.advance(LOST_MS);
      await runOutbox(shop.deps);
    }
    const { payment_intent_id } = the.payment;
    expect((await theirMoney(shop, service, payment_intent_id)).refunded).toBe(500);
    expect(await shop.ourMoney(payment_intent_id)).toMatchObject({ refunded: 500 });
  });
});

test('NMI: a part that waits until the day is settled has not gone out', async () => {
  const the = await opened('NMI');
  expect(await payWith(shop, the.counter, the.guest, the.payment, 'good')).toMatchObject({
    status: 200,
  });
  const key = await decided(the, 300);
  await expect(refundPart(shop.deps, key)).rejects.toThrow(/once the day is settled/);
  expect(await refundOf(key.refund_id)).toMatchObject({
    status: 'PENDING',
    sent_at: null,
    refunded_before: null,
  });
});

test.each([
  ['returns', 300],
  ['void', null],
] as const)(
  'BAMBORA: %s that broke after it was made is looked for, and not made again',
  async (call, amount) => {
    const the = await paid('BAMBORA');
    const { payment_intent_id } = the.payment;
    const whole = (await shop.ourMoney(payment_intent_id)).captured;
    const key = await decided(the, amount ?? whole);
    const match = { method: 'POST', path: `/bambora/v1/payments/*/${call}` };
    await shop.controlOf('BAMBORA', 'faults', {
      kind: 'status',
      status: 402,
      when: 'after',
      match,
    });
    await expect(refundPart(shop.deps, key)).rejects.toThrow(/unknown/);
    expect(await shop.clearFaults('BAMBORA')).toBe(1);
    shop.advance(LOST_MS);
    await refundPart(shop.deps, key);
    expect(await refundOf(key.refund_id)).toMatchObject({ status: 'DONE' });
    const { captured, refunded } = await theirMoney(shop, 'BAMBORA', payment_intent_id);
    expect(captured - refunded).toBe(whole - (amount ?? whole));
  },
);
