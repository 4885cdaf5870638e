import { randomUUID } from 'node:crypto';
import { READER_TEST_AMOUNT } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders, outbox, payments, restaurants, waiter_calls } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { until } from '../../testing/until';
import { startCrashingServer } from '../payments/settle/testing/crashing-server';
import { HELD_FOR_MS } from './terminal-payments';
import { readCard } from './testing/read-card';
import { type ReaderShop, startReaders, STRIPE_READER, TPN } from './testing/start-readers';

/** More boundaries than a test has. */
const MOST_BOUNDARIES = 60;
const VENDORS = ['STRIPE', 'NUVEI'] as const;
type Vendor = (typeof VENDORS)[number];
const READERS = { STRIPE: STRIPE_READER, NUVEI: TPN } as const;

let shop: ReaderShop;
let server: Awaited<ReturnType<typeof startCrashingServer>>;
beforeAll(async () => {
  shop = await startReaders();
  server = await startCrashingServer(shop.deps);
  await shop.select(STRIPE_READER, shop.kiosk);
}, 120_000);
afterAll(async () => {
  await server.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.hand('spin/reset', {});
  await shop.control('faults', undefined, 'DELETE');
  // No test is left open for the next one.
  await shop.db.update(orders).set({ status: 'ORDER_CANCELLED' });
});

function open(vendor: Vendor, who: { readonly token: string } = shop.staff, key?: string) {
  const body = {
    restaurant_id: shop.restaurant_id,
    terminal_id: shop.terminalId(READERS[vendor]),
  };
  const how = key === undefined ? who : { ...who, key };
  return shop.call('POST', '/terminal/test', body, how);
}

async function opened(vendor: Vendor) {
  const reply = await open(vendor);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const { payment_intent, order_id } = reply.body;
  const { payment_intent_id: name, client_secret } = payment_intent;
  return { name, client_secret, order_id } as {
    readonly name: string;
    readonly client_secret: string;
    readonly order_id: string;
  };
}

function capture(name: string) {
  const body = { restaurant_id: shop.restaurant_id, payment_intent_id: name };
  return shop.call('POST', '/terminal/capturePayment', body, shop.kiosk);
}

/** A card is read and charged, as the kiosk does it. */
async function pay(vendor: Vendor, { name, client_secret }: Awaited<ReturnType<typeof opened>>) {
  if (vendor === 'STRIPE') {
    await readCard(shop, { client_secret });
    return await capture(name);
  }
  const begun = await shop.sell(name);
  await shop.asking();
  await shop.act('present');
  await shop.until(name, 'COMPLETE');
  return begun;
}

async function paymentOf(name: string) {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.provider_ref, name));
  if (payment === undefined) throw new Error(`No payment is called ${name}.`);
  return payment;
}

async function orderOf(order_id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
  return order;
}

/** In cents, by the processor's books. */
async function theirs(vendor: Vendor, name: string) {
  if (vendor === 'NUVEI') {
    const { payment_id } = await paymentOf(name);
    const sale = (await shop.sales()).find(({ reference_id }) => reference_id === payment_id);
    return { captured: sale?.amount_captured ?? 0, refunded: sale?.amount_refunded ?? 0 };
  }
  const { intents } = await shop.ledger();
  const { amount_captured: captured, amount_refunded: refunded } = intents.find(
    ({ id }: { readonly id: string }) => id === name,
  );
  return { captured, refunded };
}

async function report() {
  return (await shop.call('GET', '/staff/reports/day', undefined, shop.staff)).body.report;
}

describe.each(VENDORS)('a test payment at a reader of %s', (vendor) => {
  test('is charged and given back by itself, and is on no screen', async () => {
    const before = await report();
    const test_payment = await opened(vendor);
    const { name, order_id } = test_payment;
    expect(await shop.standing(name)).toMatchObject({
      status: 'READY',
      amount: READER_TEST_AMOUNT,
    });
    await pay(vendor, test_payment);
    expect(await theirs(vendor, name)).toEqual({ captured: READER_TEST_AMOUNT, refunded: 0 });
    expect(await shop.standing(name)).toMatchObject({ status: 'COMPLETE', refunded_amount: 0 });
    await runOutbox(shop.deps);
    // A terminal's whole sale is made void: it captured nothing then.
    const back = vendor === 'NUVEI' ? 0 : READER_TEST_AMOUNT;
    expect(await theirs(vendor, name)).toEqual({ captured: back, refunded: back });
    expect(await shop.standing(name)).toMatchObject({
      status: 'COMPLETE',
      refunded_amount: READER_TEST_AMOUNT,
    });
    expect(await paymentOf(name)).toMatchObject({ status: 'REFUNDED', payment_method: 'TERMINAL' });
    expect(await orderOf(order_id)).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason: 'reader_test',
      placed_at: null,
      order_number: null,
    });

    const board = await shop.call('GET', '/staff/orders', undefined, shop.staff);
    expect(JSON.stringify(board.body)).not.toContain(order_id);
    expect(board.status).toBe(200);
    const past = await shop.call('GET', '/staff/orders/history', undefined, shop.staff);
    expect(past.status).toBe(200);
    expect(JSON.stringify(past.body)).not.toContain(order_id);
    expect(await shop.db.select().from(waiter_calls)).toEqual([]);
    const messages = await shop.db.select().from(outbox).where(eq(outbox.kind, 'order.changed'));
    expect(JSON.stringify(messages)).not.toContain(order_id);

    const { reader_tests, ...rest } = await report();
    const { reader_tests: earlier, ...same } = before;
    expect(rest).toEqual(same);
    expect(reader_tests).toEqual({
      payments: earlier.payments + 1,
      paid: earlier.paid + READER_TEST_AMOUNT,
      refunded: earlier.refunded + READER_TEST_AMOUNT,
    });
    expect(reader_tests.paid).toBe(reader_tests.refunded);
  });

  test('is opened once however often it is asked for, and another one after it', async () => {
    const key = randomUUID();
    const replies = await Promise.all([
      open(vendor, shop.staff, key),
      open(vendor, shop.staff, key),
      open(vendor),
    ]);
    const names = replies.flatMap(({ body }) => body.payment_intent?.payment_intent_id ?? []);
    expect(new Set(names).size).toBe(1);
    const first = await opened(vendor);
    expect(names).toContain(first.name);
    await pay(vendor, first);
    const second = await opened(vendor);
    expect(second.order_id).not.toBe(first.order_id);
    await runOutbox(shop.deps);
    expect(await paymentOf(first.name)).toMatchObject({ status: 'REFUNDED' });
    expect(await paymentOf(second.name)).toMatchObject({ status: 'CREATED' });
  });

  test('is declined, and nothing is taken', async () => {
    const declined = await opened(vendor);
    if (vendor === 'STRIPE')
      await readCard(shop, declined, { number: '4242424242424242', outcome: 'decline' });
    else {
      await shop.sell(declined.name);
      await shop.asking();
      await shop.act('present', { outcome: 'decline' });
    }
    expect(await shop.until(declined.name, 'FAILED')).toMatchObject({ failure: 'declined' });
    await runOutbox(shop.deps);
    expect(await theirs(vendor, declined.name)).toEqual({ captured: 0, refunded: 0 });
    const again = await opened(vendor);
    expect(again.order_id).toBe(declined.order_id);
    await pay(vendor, again);
    await runOutbox(shop.deps);
    expect(await paymentOf(again.name)).toMatchObject({ status: 'REFUNDED' });
  });

  test('is cancelled, and nothing is taken', async () => {
    const { name, client_secret } = await opened(vendor);
    if (vendor === 'NUVEI') {
      await shop.sell(name);
      await shop.asking();
    }
    const body = {
      restaurant_id: shop.restaurant_id,
      payment_intent_id: name,
      cancellation_token: client_secret,
    };
    await shop.call('POST', '/terminal/cancelPayment', body, shop.kiosk);
    expect(await shop.until(name, 'FAILED')).toMatchObject({ failure: 'cancelled' });
    expect(await theirs(vendor, name)).toEqual({ captured: 0, refunded: 0 });
  });

  test('is opened by staff alone, and not for readers of other houses', async () => {
    const guest = await shop.seat();
    for (const who of [guest, shop.kiosk, shop.other])
      expect((await open(vendor, who)).status).toBeGreaterThanOrEqual(401);
    const nowhere = { restaurant_id: shop.restaurant_id, terminal_id: randomUUID() };
    expect((await shop.call('POST', '/terminal/test', nowhere, shop.staff)).status).toBe(404);
    const elsewhere = { restaurant_id: randomUUID(), terminal_id: shop.terminalId(TPN) };
    expect((await shop.call('POST', '/terminal/test', elsewhere, shop.staff)).status).toBe(404);
    expect(await shop.db.select().from(orders).where(eq(orders.status, 'ORDER_OPEN'))).toEqual([]);
  });

  test('stays open while the restaurant is closed', async () => {
    const { name } = await closed(() => opened(vendor));
    expect(await paymentOf(name)).toMatchObject({ status: 'CREATED' });
  });

  test('R2: a server that dies at every boundary of it keeps no money', async () => {
    for (let dies_at = 1; dies_at < MOST_BOUNDARIES; dies_at += 1) {
      await shop.hand('spin/reset', {});
      await shop.db.update(orders).set({ status: 'ORDER_CANCELLED' });
      server.live(dies_at);
      shop.callServer(server.url);
      const begun = await walk(vendor).catch(() => null);
      shop.callServer();
      await until(async () => server.isDead() || begun !== null);
      const hasSurvived = !server.isDead();
      shop.advance(Math.max(HELD_FOR_MS, 130_000) + 1);
      for (let round = 0; round < 3; round += 1) {
        shop.advance(60_000);
        await runReconciliation(shop.deps);
        await runOutbox(shop.deps);
      }
      const tests = await shop.db
        .select({ payment: payments })
        .from(payments)
        .innerJoin(orders, eq(orders.order_id, payments.order_id));
      for (const { payment } of tests) {
        const { status, provider_ref } = payment;
        expect(['CREATED', 'REFUNDED', 'FAILED', 'CANCELLED']).toContain(status);
        if (provider_ref === null || vendor !== payment.payment_service) continue;
        const { captured, refunded } = await theirs(vendor, provider_ref);
        expect(captured).toBe(refunded);
      }
      if (hasSurvived) return expect(dies_at).toBeGreaterThan(8);
    }
    throw new Error('A test has more boundaries than anything has.');
  }, 120_000);
});

/** Opens a test and has a card read, as far as the called server lives; its own job gives the money back. */
async function walk(vendor: Vendor): Promise<true> {
  const test_payment = await opened(vendor);
  const { name, client_secret } = test_payment;
  if (vendor === 'STRIPE') {
    shop.callServer();
    await readCard(shop, { client_secret });
    shop.callServer(server.url);
    await capture(name);
  } else {
    await shop.sell(name);
    await until(async () => (await isWaiting()) || (server.isDead() && !server.isAsking()));
    if (await isWaiting()) await shop.act('present');
    await until(async () => server.isDead() || (await paymentOf(name)).status === 'CAPTURED');
  }
  await runOutbox(server.deps);
  return true;
}

async function isWaiting(): Promise<boolean> {
  const { devices } = await shop.hand('devices');
  return devices.find(({ id }: { readonly id: string }) => id === TPN)?.state === 'waiting';
}

/** Does something while the restaurant takes no orders, and runs the jobs. */
async function closed<Made>(act: () => Promise<Made>): Promise<Made> {
  await setState('INACTIVE');
  const made = await act();
  await runReconciliation(shop.deps);
  await setState('ACTIVE');
  return made;
}

async function setState(state: 'ACTIVE' | 'INACTIVE'): Promise<void> {
  await shop.db.update(restaurants).set({ state });
  await shop.changeMenu();
  await shop.deps.catalogue.getFresh(shop.restaurant_id);
}
