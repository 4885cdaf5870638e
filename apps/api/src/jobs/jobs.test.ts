import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotency_keys, limit_counters, outbox } from '../db/schema/index';
import { type Shop, startShop } from '../settle/testing/start-shop';
import { runCleanup } from './cleanup';
import { runOutbox } from './outbox';
import { claimMessages } from './outbox/queue';
import { enqueue } from './outbox/messages';
import { claimOpenPayments } from './reconciliation/claim-open-payments';
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
    const waits = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const before = shop.deps.clock.now().getTime();
      await runOutbox(shop.deps);
      const [message] = (await shop.db.select().from(outbox)).filter(
        ({ payload }) => payload['payment_id'] === payment_id,
      );
      expect(message).toMatchObject({
        attempts: tries + 1,
        done_at: null,
        last_error: expect.stringContaining(payment_id),
      });
      waits.push(Math.round(((message?.due_at.getTime() ?? 0) - before) / 1000));
      shop.advance(10_000);
    }
    expect(waits).toEqual([2, 4, 8]);
    await shop.db.delete(outbox).where(eq(outbox.kind, 'payment.refund'));
  });

  test('is taken by one server at a time, and by another when the first one dies over it', async () => {
    const order_id = shop.deps.newId();
    await enqueue(shop.deps, shop.restaurant_id, { kind: 'order.placed', payload: { order_id } });
    const claims = await Promise.all([1, 2, 3].map(() => claimMessages(shop.deps)));
    expect(claims.flat().map(({ payload }) => payload)).toEqual([{ order_id }]);
    shop.advance(61_000);
    expect(await claimMessages(shop.deps)).toHaveLength(1);
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
    await expect
      .poll(async () => (await newest()).body.order.status, { timeout: 5000 })
      .toBe('ORDER_SENT_TO_KITCHEN');
    async function delivered() {
      const messages = await shop.db.select().from(outbox);
      return messages.filter(
        ({ payload, done_at }) => payload['order_id'] === opened.body.order_id && done_at,
      );
    }
    await expect.poll(delivered, { timeout: 5000 }).toHaveLength(1);
    await jobs.stop();
  });
});
