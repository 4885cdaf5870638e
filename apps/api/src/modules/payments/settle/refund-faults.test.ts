import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { refunds } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { REFUND_LOST_AFTER_MS } from './refund-turn';
import {
  type Fault,
  type FaultCase,
  FAULTS,
  openFor,
  PROCESSOR_TIMEOUT_MS,
  untilDone,
} from './testing/charge-faults';
import { firstOrAll } from '../../../testing/first-or-all';
import { net, payWith, theirMoney } from './testing/pay-as-guest';
import { type PayShop, type Service, startPayShop } from './testing/start-pay-shop';

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop({
    config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 },
    patience_ms: PROCESSOR_TIMEOUT_MS,
  });
}, 120_000);
afterAll(() => shop.close());

/** Where money is asked back of each. */
const REFUNDS: Readonly<Record<Service, object>> = {
  STRIPE: { method: 'POST', path: '/v1/refunds' },
  NUVEI: { path: '/nuvei/merchant/xmlpayment' },
  NMI: { path: '/nmi/api/transact.php' },
  BAMBORA: { method: 'POST', path: '/bambora/v1/payments/*' },
};
/** An answer that names no amount cannot name a wrong one. */
const TIMES = Object.entries(FAULTS).filter(([, { kind }]) => kind !== 'wrong_amount');

async function paid(service: Service) {
  const the = await openFor(shop, service);
  const { counter, guest, payment } = the;
  const reply = await payWith(shop, counter, guest, payment, 'good');
  expect(reply).toMatchObject({ status: 200 });
  if (service === 'NMI') await shop.controlOf('NMI', 'settle', {});
  return the;
}

/** The outbox is run until whatever was lost is asked for once more, and long after. */
async function runOut(service: Service, fault: Fault): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await runOutbox(shop.deps);
    if (round === 0) await untilDone(fault);
    shop.advance(REFUND_LOST_AFTER_MS);
  }
  expect(await shop.clearFaults(service)).toBeGreaterThan(0);
  await runOutbox(shop.deps);
}

async function money({ payment, counter }: FaultCase) {
  const { payment_intent_id } = payment;
  return {
    ours: await shop.ourMoney(payment_intent_id),
    theirs: await theirMoney(shop, counter.service, payment_intent_id),
  };
}

/** Nuvei's books cannot be asked, so a part whose answer was lost waits for a person. */
describe.each(firstOrAll(['STRIPE', 'NMI', 'BAMBORA']))(
  'R3: %s, a part given back while',
  (service) => {
    test.each(TIMES)('%s: it goes back once', async (_name, fault) => {
      const the = await paid(service);
      const { order } = (
        await shop.orderAndPay(the.counter, the.guest, the.payment.payment_intent_id)
      ).body;
      // One portion of two: a part, which no balance keeps from going out twice.
      const line = order.items[0].item_instance_id;
      await shop.controlOf(service, 'faults', { ...fault, match: REFUNDS[service], times: 2 });
      const given = await shop.giveBack(the.counter, the.order_id, [line]);
      expect(given).toMatchObject({ status: 200 });
      const { online } = given.body.refund;
      await runOut(service, fault);
      const { ours, theirs } = await money(the);
      expect(online).toBeLessThan(ours.captured);
      expect(net(theirs)).toBe(ours.captured - online);
      expect(net(ours)).toBe(net(theirs));
    });
  },
);

describe.each(firstOrAll(['STRIPE', 'NUVEI', 'NMI', 'BAMBORA']))(
  'R3: %s, all given back while',
  (service) => {
    test.each(TIMES)('%s: it goes back once', async (_name, fault) => {
      const the = await paid(service);
      await shop.controlOf(service, 'faults', { ...fault, match: REFUNDS[service], times: 2 });
      expect(await shop.giveBack(the.counter, the.order_id)).toMatchObject({ status: 200 });
      await runOut(service, fault);
      const { ours, theirs } = await money(the);
      expect([net(ours), net(theirs)]).toEqual([0, 0]);
      const made = await shop.db.select().from(refunds).where(eq(refunds.order_id, the.order_id));
      expect(made.map(({ status }) => status)).toEqual(['DONE']);
    });
  },
);

test.each(firstOrAll(['NMI', 'BAMBORA']))(
  'R3: %s, whose books are minutes late with a part that was made: it is not asked for again before they can show it',
  async (service) => {
    const the = await paid(service);
    const { body } = await shop.orderAndPay(the.counter, the.guest, the.payment.payment_intent_id);
    const line = body.order.items[0].item_instance_id;
    const match = REFUNDS[service];
    await shop.controlOf(service, 'faults', { kind: 'dropAfterCommit', match, times: 1 });
    await shop.giveBack(the.counter, the.order_id, [line]);
    await runOutbox(shop.deps);
    // For ten minutes every look is answered, and shows it not; a part that is asked for would be counted.
    await shop.clearFaults(service);
    await shop.controlOf(service, 'faults', { kind: 'dropBeforeCommit', match });
    for (let minute = 0; minute < 10; minute += 1) {
      shop.advance(60_000);
      await runOutbox(shop.deps);
    }
    expect(await shop.clearFaults(service)).toBe(0);
  },
);
