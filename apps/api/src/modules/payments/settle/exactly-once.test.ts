import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order_numbers, orders, outbox, payment_events, payments } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { runReconciliation } from '../../../jobs/reconciliation';
import { settle } from './settle';
import { type Shop, startShop } from './testing/start-shop';

const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const ROUNDS = isPostgres ? 20 : 4;

let shop: Shop;

beforeAll(async () => {
  shop = await startShop({ config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 } });
  if (!isPostgres) {
    process.stdout.write(
      'Fewer rounds here: the embedded database has one connection, so transactions queue up instead of racing. ' +
        'Set TEST_DATABASE_URL to race them on PostgreSQL.\n',
    );
  }
}, 60_000);
afterAll(() => shop.close());

type Payer = Awaited<ReturnType<typeof openPayer>>;

async function openPayer(changes: object = {}) {
  const guest = await shop.newGuest();
  const reply = await intentFor(guest, changes);
  return {
    ...guest,
    pi: reply.body.payment_intent.payment_intent_id as string,
    order_id: reply.body.order_id as string,
  };
}

function intentFor(guest: { token: string; guest_id: string }, changes: object = {}, key?: string) {
  const body = { ...shop.order(guest.guest_id, changes), mode: 'before' };
  return shop.call('POST', '/payments/intent', body, {
    token: guest.token,
    ...(key === undefined ? {} : { key }),
  });
}

function browser({ token, guest_id, pi }: Payer, key: string = randomUUID()) {
  const body = { restaurant_id: shop.restaurant_id, guest_id, payment_method: 'CARD', token: pi };
  return shop.call('POST', '/orders/orderAndPay', body, { token, key });
}

function webhook(pi: string, type = 'payment_intent.succeeded', id = `evt_${randomUUID()}`) {
  return shop.sendWebhook({ id, type, data: { object: { id: pi, object: 'payment_intent' } } });
}

/** Holds the payment's row for a while before the order is placed. */
function settleSlowly(provider_ref: string, slowness_ms = 500) {
  const { catalogue } = shop.deps;
  async function getFresh(...input: Parameters<typeof catalogue.getFresh>) {
    await sleep(slowness_ms);
    return await catalogue.getFresh(...input);
  }
  const deps = { ...shop.deps, catalogue: { ...catalogue, getFresh } };
  return settle(deps, { payment_service: 'STRIPE', provider_ref, source: 'webhook' });
}

async function expectPlacedOnce({ order_id, pi }: Payer): Promise<void> {
  const { db } = shop;
  const [order] = await db.select().from(orders).where(eq(orders.order_id, order_id));
  expect(order?.status).toBe('ORDER_SENT_TO_KITCHEN');
  const [payment] = await db.select().from(payments).where(eq(payments.provider_ref, pi));
  const captures = await db
    .select()
    .from(payment_events)
    .where(
      and(
        eq(payment_events.payment_id, payment?.payment_id ?? ''),
        eq(payment_events.to_status, 'CAPTURED'),
      ),
    );
  expect(captures).toHaveLength(1);
  expect(
    await db.select().from(order_numbers).where(eq(order_numbers.order_id, order_id)),
  ).toHaveLength(1);
  const messages = await db.select().from(outbox);
  const mine = messages.filter(
    ({ payload }) =>
      payload['order_id'] === order_id || payload['payment_id'] === payment?.payment_id,
  );
  expect(mine.map(({ kind }) => kind)).toEqual(['order.placed']);
  expect((await ledgerOf(order_id)).captured).toBe(2478);
}

async function ledgerOf(order_id: string) {
  const { intents } = (await shop.ledger()) as {
    intents: {
      status: string;
      metadata: Record<string, string>;
      amount_captured: number;
      amount_refunded: number;
    }[];
  };
  const mine = intents.filter((intent) => intent.metadata['order_id'] === order_id);
  return {
    intents: mine,
    captured: mine.reduce(
      (sum, intent) => sum + intent.amount_captured - intent.amount_refunded,
      0,
    ),
  };
}

describe('R4: a paid order is placed exactly once', () => {
  test('when browser, webhook and reconciliation come together', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const payer = await openPayer();
      await shop.confirm(payer.pi);
      shop.advance(2000);
      const key = randomUUID();
      const event = `evt_${randomUUID()}`;
      const replies = await Promise.all([
        browser(payer, key),
        browser(payer, key),
        browser(payer),
        webhook(payer.pi, 'payment_intent.succeeded', event),
        webhook(payer.pi, 'payment_intent.succeeded', event),
        webhook(payer.pi),
        runReconciliation(shop.deps).then(() => ({ status: 200, body: null })),
        runReconciliation(shop.deps).then(() => ({ status: 200, body: null })),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      const numbers = replies.flatMap(({ body }) => body?.order?.order_number ?? []);
      expect(numbers).toHaveLength(3);
      expect(new Set(numbers).size).toBe(1);
      await expectPlacedOnce(payer);
    }
  }, 120_000);

  test('in whatever order the news comes, doubled, late or about nothing', async () => {
    const news = [
      'browser',
      'succeeded',
      'failed',
      'canceled',
      'processing',
      'reconciliation',
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...news), { minLength: 1, maxLength: 6 }),
        async (sequence) => {
          const payer = await openPayer();
          await shop.confirm(payer.pi);
          shop.advance(2000);
          for (const each of sequence) {
            if (each === 'browser') await browser(payer);
            else if (each === 'reconciliation') await runReconciliation(shop.deps);
            else
              await webhook(
                payer.pi,
                `payment_intent.${each === 'failed' ? 'payment_failed' : each}`,
              );
          }
          shop.advance(2000);
          await runReconciliation(shop.deps);
          await expectPlacedOnce(payer);
        },
      ),
      { numRuns: isPostgres ? 40 : 12 },
    );
  }, 120_000);

  test('when the same steps are done again after any of them was cut short', async () => {
    const payer = await openPayer();
    await shop.confirm(payer.pi);
    await browser(payer);
    // The outbox's message is done again when its server dies before it can say so.
    await runOutbox(shop.deps);
    await shop.db.update(outbox).set({ done_at: null });
    await runOutbox(shop.deps);
    await webhook(payer.pi);
    await expectPlacedOnce(payer);
  });
});

describe('T18: one guest has one payment open', () => {
  test('the same wish gets the same intent', async () => {
    const guest = await shop.newGuest();
    const [first, second] = [await intentFor(guest), await intentFor(guest)];
    expect(second.body).toEqual(first.body);
  });

  test('also when it is asked for by several at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = await shop.newGuest();
      const replies = await Promise.all([1, 2, 3, 4].map(() => intentFor(guest)));
      const opened = replies.filter(({ status }) => status === 200);
      expect(opened.length).toBeGreaterThan(0);
      expect(new Set(opened.map(({ body }) => body.payment_intent.payment_intent_id)).size).toBe(1);
      const { intents } = await ledgerOf(opened[0]?.body.order_id);
      expect(intents).toHaveLength(1);
    }
  }, 60_000);

  test('another wish closes the intent before it: only the last can be paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = await shop.newGuest();
      const tips = [0, 1000, 1500, 2000];
      const replies = await Promise.all(
        tips.map((tip_percentage) => intentFor(guest, { tip_percentage })),
      );
      for (const { status, body } of replies)
        if (status !== 200) expect(body.code).toBe('request_in_flight');
      const open = await shop.db
        .select()
        .from(payments)
        .where(and(eq(payments.guest_id, guest.guest_id), eq(payments.status, 'CREATED')));
      expect(open).toHaveLength(1);
      const { intents } = await ledgerOf(open[0]?.order_id ?? '');
      expect(intents.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
    }
  }, 60_000);

  test('an intent that is paid already is placed, and the next wish is told so', async () => {
    const payer = await openPayer();
    await shop.confirm(payer.pi);
    const changed = await intentFor(payer, { tip_percentage: 0 });
    expect(changed.status).toBe(409);
    expect(changed.body).toMatchObject({
      code: 'already_paid',
      order: {
        order_id: payer.order_id,
        status: 'ORDER_SENT_TO_KITCHEN',
        payment_status: 'CAPTURED',
      },
    });
    await expectPlacedOnce(payer);
  });

  test('the same wish, paid already, is not offered for payment again', async () => {
    const payer = await openPayer();
    await shop.confirm(payer.pi);
    expect((await intentFor(payer)).body.code).toBe('already_paid');
    await expectPlacedOnce(payer);
  });

  test('an intent that is replaced while its bank asks cannot be paid any more', async () => {
    const payer = await openPayer();
    const asked = await shop.confirm(payer.pi, 'pm_card_threeDSecure2Required');
    const changed = await intentFor(payer, { tip_percentage: 0 });
    expect(changed.status).toBe(200);
    expect(await shop.answerBank(asked)).toMatchObject({ status: 'canceled' });
    await shop.confirm(changed.body.payment_intent.payment_intent_id);
    await webhook(changed.body.payment_intent.payment_intent_id);
    await expect.poll(async () => (await ledgerOf(payer.order_id)).captured).toBe(2178);
    const { intents } = await ledgerOf(payer.order_id);
    expect(intents.map(({ status }) => status).toSorted()).toEqual(['canceled', 'succeeded']);
  });

  test('the same wish while its bank asks is given the same intent, and the answer counts', async () => {
    const payer = await openPayer();
    const asked = await shop.confirm(payer.pi, 'pm_card_threeDSecure2Required');
    expect((await browser(payer)).body.code).toBe('payment_pending');
    const again = await intentFor(payer);
    expect(again.body.payment_intent.payment_intent_id).toBe(payer.pi);
    expect(await shop.answerBank(asked)).toMatchObject({ status: 'succeeded' });
    expect((await browser(payer)).status).toBe(200);
    await expectPlacedOnce(payer);
  });

  test('an order that is being placed at this moment is not taken for a draft', async () => {
    const payer = await openPayer();
    await shop.confirm(payer.pi);
    const placing = settleSlowly(payer.pi);
    await sleep(100);
    const next = await intentFor(payer, { tip_percentage: 0 });
    expect((await placing).ok).toBe(true);
    await expectPlacedOnce(payer);
    // Whether the call was early enough to be told so, or late enough for an order of its own.
    if (next.status === 409) expect(next.body.order.order_id).toBe(payer.order_id);
    else expect(next.body.order_id).not.toBe(payer.order_id);
  });

  test.each([
    ['while it is placed', 500],
    ['after it was placed', 0],
  ])(
    'whoever names the payment that is to be replaced is told that it is paid, %s',
    async (_, slowness_ms) => {
      const payer = await openPayer();
      await shop.confirm(payer.pi);
      const placing = settleSlowly(payer.pi, slowness_ms);
      if (slowness_ms === 0) await placing;
      const again = await intentFor(payer, { replaces: payer.pi });
      expect((await placing).ok).toBe(true);
      expect(again.body).toMatchObject({
        code: 'already_paid',
        order: { order_id: payer.order_id, status: 'ORDER_SENT_TO_KITCHEN' },
      });
      await expectPlacedOnce(payer);
    },
  );

  test('a payment of somebody else cannot be named', async () => {
    const [payer, other] = [await openPayer(), await shop.newGuest()];
    await shop.confirm(payer.pi);
    await browser(payer);
    expect((await intentFor(other, { replaces: payer.pi })).status).toBe(200);
  });

  test('after a paid order the next one has an intent of its own', async () => {
    const payer = await openPayer();
    await shop.confirm(payer.pi);
    await browser(payer);
    const next = await intentFor(payer);
    expect(next.status).toBe(200);
    expect(next.body.order_id).not.toBe(payer.order_id);
  });

  test('a guest who confirms in one window while changing in another pays once, and for what is placed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const payer = await openPayer();
      const [confirmed, changed] = await Promise.allSettled([
        shop.confirm(payer.pi),
        intentFor(payer, { tip_percentage: 0 }),
      ]);
      shop.advance(2000);
      await runReconciliation(shop.deps);
      const [order] = await shop.db
        .select()
        .from(orders)
        .where(eq(orders.order_id, payer.order_id));
      const { captured } = await ledgerOf(payer.order_id);
      const isPaid = confirmed.status === 'fulfilled';
      expect(captured).toBe(isPaid ? 2478 : 0);
      expect(order?.status).toBe(isPaid ? 'ORDER_SENT_TO_KITCHEN' : 'ORDER_OPEN');
      if (isPaid) expect(order?.total_with_tip_and_tax).toBe(captured);
      expect(changed.status).toBe('fulfilled');
    }
  }, 60_000);
});
