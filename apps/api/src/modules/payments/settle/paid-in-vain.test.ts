import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order_items, payment_events, payments } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { paidOrders } from './testing/paid-orders';
import { type Shop, startShop } from './testing/start-shop';

let shop: Shop;
const { openIntent, placePaid, ordersOf, moneyOf } = paidOrders(() => shop);

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control('faults', undefined, 'DELETE');
  await shop.control('webhooks', { mode: 'drop' });
});

describe('a paid order that can no longer be cooked', () => {
  test.each([
    [
      'sold out',
      'item_sold_out',
      () => shop.setStock('fries', false),
      () => shop.setStock('fries', true),
    ],
    ['closed', 'restaurant_closed', () => shop.setState('INACTIVE'), () => shop.setState('ACTIVE')],
  ])('%s: is cancelled, told and refunded once', async (_, cancel_reason, spoil, repair) => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await spoil();
    const told = await placePaid(guest);
    await repair();
    expect(told.status).toBe(200);
    expect(told.body.order).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason,
      order_number: null,
    });

    await runOutbox(shop.deps);
    await runOutbox(shop.deps);
    expect(await moneyOf(guest.guest_id)).toEqual({ captured: 2478, refunded: 2478 });
    const [payment] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.guest_id, guest.guest_id));
    expect(payment).toMatchObject({ status: 'REFUNDED', refunded_amount: 2478 });
    const receipt = await shop.call('GET', `/guests/${guest.guest_id}`);
    expect(receipt.body.guest.orders).toMatchObject([
      {
        status: 'ORDER_CANCELLED',
        cancel_reason,
        payment_status: 'REFUNDED',
        items: [{ has_paid: 'PAYMENT_REFUNDED' }, { has_paid: 'PAYMENT_REFUNDED' }],
      },
    ]);
  });

  test('can be had again, but for what it could not be cooked for', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await shop.setStock('fries', false);
    const { order_id, items } = (await placePaid(guest)).body.order;
    const query = `guest_id=${guest.guest_id}`;
    const again = await shop.call('GET', `/orders/${order_id}/reorder?${query}`);
    await shop.setStock('fries', true);
    expect(again.body.lines).toHaveLength(items.length);
    const gone = again.body.lines.filter((line: { is_available: boolean }) => !line.is_available);
    expect(gone).toMatchObject([{ name: 'Fries' }]);
    await runOutbox(shop.deps);
  });

  test('is refunded once although the answer to the refund is lost', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await shop.setStock('fries', false);
    await placePaid(guest);
    await shop.setStock('fries', true);
    // Both the call and the SDK's own retry are cut off after the work is done.
    await shop.fault({
      kind: 'dropAfterCommit',
      match: { method: 'POST', path: '/v1/refunds' },
      times: 3,
    });
    await runOutbox(shop.deps);
    const [payment] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.guest_id, guest.guest_id));
    expect(payment?.status).toBe('CAPTURED');
    shop.advance(20_000);
    await runOutbox(shop.deps);
    expect(await moneyOf(guest.guest_id)).toEqual({ captured: 2478, refunded: 2478 });
    const [after] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.guest_id, guest.guest_id));
    expect(after?.status).toBe('REFUNDED');
  });

  test('is refunded when the processor took another sum than was agreed', async () => {
    const guest = await openIntent();
    await shop.stripe.paymentIntents.update(guest.pi, { amount: 100 });
    await shop.confirm(guest.pi);
    expect((await placePaid(guest)).body.order).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason: 'payment_mismatch',
    });
    await runOutbox(shop.deps);
    expect(await moneyOf(guest.guest_id)).toEqual({ captured: 100, refunded: 100 });
  });

  test('keeps its price when the menu’s changed meanwhile', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await shop.setPrice('fries', 999);
    const placed = await placePaid(guest);
    await shop.setPrice('fries', 450);
    expect(placed.body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      totals: { total_with_tip_and_tax: 2478 },
    });
  });
});

describe('money that nobody waits for', () => {
  test('arriving for a payment that was given up goes back', async () => {
    const guest = await openIntent();
    await shop.db
      .update(payments)
      .set({ status: 'CANCELLED' })
      .where(eq(payments.guest_id, guest.guest_id));
    await shop.confirm(guest.pi);
    expect((await placePaid(guest)).status).toBe(402);
    await runOutbox(shop.deps);
    expect(await moneyOf(guest.guest_id)).toEqual({ captured: 2478, refunded: 2478 });
    expect(await ordersOf(guest.guest_id)).toMatchObject([{ status: 'ORDER_OPEN' }]);
  });

  test('given back before we heard of it ends the order', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await shop.stripe.refunds.create({ payment_intent: guest.pi });
    expect((await placePaid(guest)).body.order).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason: 'by_restaurant',
      payment_status: 'REFUNDED',
    });
  });
});

describe('while the processor cannot be reached', () => {
  test('a paid order waits, and nobody is told that it failed', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await shop.fault({ kind: 'status', status: 503, match: { method: 'GET' } });
    const key = randomUUID();
    expect((await placePaid(guest, key)).body).toMatchObject({ code: 'unavailable', status: 503 });
    await shop.control('faults', undefined, 'DELETE');
    expect((await placePaid(guest, key)).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
  });

  test('an order that a webhook has placed is shown all the same', async () => {
    await shop.deliverWebhooks();
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await expect
      .poll(async () => (await ordersOf(guest.guest_id))[0]?.status)
      .toBe('ORDER_SENT_TO_KITCHEN');
    await shop.fault({ kind: 'status', status: 503, match: { method: 'GET' } });
    expect((await placePaid(guest)).status).toBe(200);
  });
});

test('what is refunded by hand in part is written down', async () => {
  const guest = await openIntent();
  await shop.confirm(guest.pi);
  await placePaid(guest);
  await shop.stripe.refunds.create({ payment_intent: guest.pi, amount: 450 });
  await shop.sendWebhook({
    id: `evt_${randomUUID()}`,
    type: 'charge.refunded',
    data: { object: { id: 'ch_any', object: 'charge', payment_intent: guest.pi } },
  });
  await expect
    .poll(
      async () =>
        (await shop.db.select().from(payments).where(eq(payments.provider_ref, guest.pi)))[0],
    )
    .toMatchObject({ status: 'CAPTURED', refunded_amount: 450 });
});

describe('a restaurant with an account of its own', () => {
  test('is paid in that account, and its webhooks count', async () => {
    await shop.setAccount('acct_1Harbor');
    const guest = await openIntent();
    await shop.setAccount(null);
    expect(guest.reply.body.processor.account_id).toBe('acct_1Harbor');
    await shop.stripe.paymentIntents.confirm(
      guest.pi,
      { payment_method: 'pm_card_visa' },
      { stripeAccount: 'acct_1Harbor' },
    );
    await shop.sendWebhook({
      id: `evt_${randomUUID()}`,
      type: 'payment_intent.succeeded',
      account: 'acct_1Harbor',
      data: { object: { id: guest.pi, object: 'payment_intent' } },
    });
    await expect
      .poll(async () => (await ordersOf(guest.guest_id))[0]?.status)
      .toBe('ORDER_SENT_TO_KITCHEN');
  });
});

describe('the history of a payment', () => {
  test('is appended to, step by step', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await placePaid(guest);
    const [payment] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.guest_id, guest.guest_id));
    const events = await shop.db
      .select()
      .from(payment_events)
      .where(eq(payment_events.payment_id, payment?.payment_id ?? ''))
      .orderBy(payment_events.payment_event_id);
    expect(
      events.map(({ from_status, to_status, source }) => [from_status, to_status, source]),
    ).toEqual([
      [null, 'CREATED', 'server'],
      ['CREATED', 'CAPTURED', 'browser'],
    ]);
    const lines = await shop.db
      .select()
      .from(order_items)
      .where(eq(order_items.order_id, payment?.order_id ?? ''));
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(2000);
  });
});
