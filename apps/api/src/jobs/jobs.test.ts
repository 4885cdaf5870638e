import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  idempotency_keys,
  limit_counters,
  orders,
  outbox,
  payments,
  webhook_events,
} from '../db/schema/index';
import { type Shop, startShop } from '../modules/payments/settle/testing/start-shop';
import { runCleanup } from './cleanup';
import { runOutbox } from './outbox';
import { claimMessages, renewLease } from './outbox/queue';
import { enqueue } from './outbox/messages';
import { claimOpenPayments } from './reconciliation/claim-open-payments';
import { runReconciliation } from './reconciliation';
import { repeat } from './repeat';
import { startJobs } from './start-jobs';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

describe('a message', () => {
  test('that cannot be delivered comes again, later each time, and says why', async () => {
    const payment_id = shop.deps.newId();
    await enqueue(shop.deps, shop.restaurant_id, {
      kind: 'payment.refund',
      payload: { payment_id },
    });
    for (const [tries, wait_s] of [2, 4, 8].entries()) {
      const before = shop.deps.clock.now().getTime();
      await runOutbox(shop.deps);
      const after = shop.deps.clock.now().getTime();
      const [message] = (await shop.db.select().from(outbox)).filter(
        ({ payload }) => payload['payment_id'] === payment_id,
      );
      expect(message).toMatchObject({
        attempts: tries + 1,
        done_at: null,
        last_error: expect.stringContaining(payment_id),
      });
      // Counted from some moment of the try, however long it took.
      const due = message?.due_at.getTime() ?? 0;
      expect(due - before).toBeGreaterThanOrEqual(wait_s * 1000);
      expect(due - after).toBeLessThanOrEqual(wait_s * 1000);
      shop.advance(10_000);
    }
    await shop.db.delete(outbox).where(eq(outbox.kind, 'payment.refund'));
  });

  test('is taken by one server at a time, and by another when the first one dies over it', async () => {
    const order_id = shop.deps.newId();
    await enqueue(shop.deps, shop.restaurant_id, { kind: 'order.placed', payload: { order_id } });
    const claims = await Promise.all([1, 2, 3].map(() => claimMessages(shop.deps, 'outside')));
    expect(claims.flat().map(({ payload }) => payload)).toEqual([{ order_id }]);
    shop.advance(31_000);
    expect(await claimMessages(shop.deps, 'outside')).toHaveLength(1);
  });

  test('that waited for those before it is done only by the server that still has it', async () => {
    await shop.db.delete(outbox);
    const payment_id = shop.deps.newId();
    const message = { kind: 'payment.watch', payload: { payment_id } } as const;
    await enqueue(shop.deps, shop.restaurant_id, message);
    const first = await claimMessages(shop.deps, 'inside');
    shop.advance(20_000);
    const renewed = await renewLease(shop.deps, first);
    expect(renewed).toHaveLength(1);
    // From its turn on, it has all of its time.
    shop.advance(20_000);
    expect(await claimMessages(shop.deps, 'inside')).toEqual([]);
    shop.advance(11_000);
    expect(await claimMessages(shop.deps, 'inside')).toHaveLength(1);
    expect(await renewLease(shop.deps, renewed)).toEqual([]);
    await shop.db.delete(outbox);
  });
});

describe('news of an order', () => {
  /** How often an order is heard of; its message is taken up so long after its commit, and was told then or not. */
  async function heardAfter(wait_ms: number, { is_told }: { readonly is_told: boolean }) {
    await shop.db.delete(outbox);
    const guest = await shop.newGuest();
    const heard: string[] = [];
    const stop = shop.deps.events.subscribe((event) => {
      if (event?.type === 'order.changed' && event.guest_id === guest.guest_id)
        heard.push(event.order_id);
    });
    const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
    await shop.call('POST', '/orders/orderAndPay', body, guest);
    await expect.poll(() => heard).toHaveLength(1);
    if (!is_told) {
      const due_at = sql`${outbox.created_at} + interval '5 seconds'`;
      await shop.db.update(outbox).set({ due_at, done_at: null });
    }
    // By the time of the message, whatever time the machine has taken since.
    const [written] = await shop.db.select().from(outbox);
    const now = new Date((written?.created_at.getTime() ?? 0) + wait_ms);
    await runOutbox({ ...shop.deps, clock: { now: () => now } }, 'outside');
    // Told behind whatever was to be told before.
    const last = shop.deps.newId();
    await shop.deps.events.publish(shop.db, {
      type: 'order.changed',
      restaurant_id: shop.restaurant_id,
      table_id: shop.deps.newId(),
      table_session_id: shop.deps.newId(),
      guest_id: guest.guest_id,
      order_id: last,
      status: 'ORDER_COMPLETED',
      payment_status: null,
    });
    await expect.poll(() => heard).toContain(last);
    stop();
    const [message] = await shop.db.select().from(outbox);
    return { times: heard.length - 1, is_done: message?.done_at !== null };
  }

  test('that its server died over is told by whoever takes it up', async () => {
    expect(await heardAfter(6000, { is_told: false })).toEqual({ times: 2, is_done: true });
  });

  test('that its server may still tell is left to it', async () => {
    expect(await heardAfter(2000, { is_told: false })).toEqual({ times: 1, is_done: false });
  });

  test('is told once where nobody died, however late its message is looked at', async () => {
    expect(await heardAfter(6000, { is_told: true })).toEqual({ times: 1, is_done: true });
  });
});

test('an open payment is looked up by one server at a time', async () => {
  const guest = await shop.newGuest();
  await shop.call(
    'POST',
    '/payments/intent',
    { ...shop.order(guest.guest_id), mode: 'before' },
    guest,
  );
  shop.advance(121_000);
  const claims = await Promise.all([1, 2, 3].map(() => claimOpenPayments(shop.deps)));
  expect(claims.flat().filter(({ guest_id }) => guest_id === guest.guest_id)).toHaveLength(1);
});

describe('an open payment', () => {
  async function open() {
    const guest = await shop.newGuest();
    const body = { ...shop.order(guest.guest_id), mode: 'before' };
    const reply = await shop.call('POST', '/payments/intent', body, guest);
    const provider_ref: string = reply.body.payment_intent.payment_intent_id;
    return { provider_ref, order_id: reply.body.order_id as string };
  }

  /** So long ago it was opened and last looked at, in minutes. */
  async function age(provider_ref: string, opened: number, checked: number | null) {
    const now = shop.deps.clock.now().getTime();
    const created_at = new Date(now - opened * 60_000);
    const checked_at = checked === null ? null : new Date(now - checked * 60_000);
    await shop.db
      .update(payments)
      .set({ created_at, checked_at })
      .where(eq(payments.provider_ref, provider_ref));
  }

  test.each([
    ['never, 3 minutes old', 3, null, true],
    ['never, a minute old', 1, null, false],
    ['a minute ago, 3 minutes old', 3, 1, true],
    ['a minute ago, an hour old', 60, 1, false],
    ['a quarter of an hour ago, an hour old', 60, 15, true],
    ['an hour ago, ten hours old', 600, 60, false],
    ['three hours ago, ten hours old', 600, 180, true],
  ])('that was looked at %s: due is %4$s', async (_, opened, checked, isDue) => {
    const { provider_ref } = await open();
    await age(provider_ref, opened, checked);
    const claimed = await claimOpenPayments(shop.deps);
    expect(claimed.some((payment) => payment.provider_ref === provider_ref)).toBe(isDue);
  });

  test('that was paid is found behind many that were left behind', async () => {
    const [left, paid] = [await open(), await open()];
    await shop.confirm(paid.provider_ref);
    await age(left.provider_ref, 600, 240);
    await age(paid.provider_ref, 3, null);
    const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, left.order_id));
    const [payment] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.provider_ref, left.provider_ref));
    if (order === undefined || payment === undefined) throw new Error('Nothing was opened.');
    const copies = Array.from({ length: 120 }, () => shop.deps.newId());
    await shop.db.insert(orders).values(copies.map((order_id) => ({ ...order, order_id })));
    await shop.db.insert(payments).values(
      copies.map((order_id) => {
        const checked_at = new Date(order.created_at.getTime() - 3_600_000);
        return { ...payment, order_id, payment_id: order_id, provider_ref: null, checked_at };
      }),
    );
    await runReconciliation(shop.deps);
    const [placed] = await shop.db.select().from(orders).where(eq(orders.order_id, paid.order_id));
    expect(placed?.status).toBe('ORDER_SENT_TO_KITCHEN');
    expect(await claimOpenPayments(shop.deps)).toEqual([]);
  });
});

test('webhooks that can never be handled do not stand before one that can', async () => {
  const received_at = new Date(shop.deps.clock.now().getTime() - 60_000);
  const hopeless = Array.from({ length: 120 }, (_, index) => ({
    payment_service: 'STRIPE' as const,
    event_id: `evt_hopeless_${index}`,
    kind: 'payment_intent.succeeded',
    provider_ref: `pi_hopeless_${index}`,
    attempts: 5,
    received_at,
  }));
  await shop.db.insert(webhook_events).values(hopeless);
  const late = { ...hopeless[0], event_id: 'evt_late', kind: 'customer.created' };
  await shop.db
    .insert(webhook_events)
    .values({ ...late, payment_service: 'STRIPE', provider_ref: null, attempts: 0 });
  await runReconciliation(shop.deps);
  const [handled] = await shop.db
    .select()
    .from(webhook_events)
    .where(eq(webhook_events.event_id, 'evt_late'));
  expect(handled?.handled_at).toBeInstanceOf(Date);
  await shop.db.delete(webhook_events);
}, 60_000);

test('what has served its time is forgotten', async () => {
  await shop.newGuest();
  await runCleanup(shop.deps);
  expect((await shop.db.select().from(idempotency_keys)).length).toBeGreaterThan(0);
  shop.advance(25 * 3_600_000);
  await runCleanup(shop.deps);
  expect(await shop.db.select().from(idempotency_keys)).toEqual([]);
  expect(await shop.db.select().from(limit_counters)).toEqual([]);
});

describe('a job', () => {
  test('runs again after it failed, never twice at once, and ends when it is stopped', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const job = repeat(
      {
        name: 'test',
        every_seconds: 0.005,
        run: async () => {
          running += 1;
          runs += 1;
          most = Math.max(most, running);
          await sleep(10);
          running -= 1;
          if (runs % 2 === 1) throw new Error('every other run fails');
        },
      },
      pino({ level: 'silent' }),
    );
    await expect.poll(() => runs).toBeGreaterThan(3);
    await job.stop();
    const after = runs;
    await sleep(50);
    expect({ most, running, more: runs - after }).toEqual({ most: 1, running: 0, more: 0 });
  });

  test('places what the browser and the webhook left lying, without being asked', async () => {
    const { config } = shop.deps;
    const jobs = startJobs({
      ...shop.deps,
      config: { ...config, reconcileEverySeconds: 0.1, reconcileAfterSeconds: 0.1 },
    });
    const guest = await shop.newGuest();
    const opened = await shop.call(
      'POST',
      '/payments/intent',
      { ...shop.order(guest.guest_id), mode: 'before' },
      guest,
    );
    await shop.confirm(opened.body.payment_intent.payment_intent_id);
    function newest() {
      return shop.call('GET', `/orders/${guest.guest_id}/getGuestOrder`, undefined, guest);
    }
    await expect.poll(async () => (await newest()).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
    async function delivered() {
      const messages = await shop.db.select().from(outbox);
      return messages.filter(
        ({ payload, done_at }) => payload['order_id'] === opened.body.order_id && done_at,
      );
    }
    await expect.poll(delivered).toHaveLength(1);
    await jobs.stop();
  });
});
