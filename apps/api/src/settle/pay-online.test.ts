import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order_items, orders, outbox, payment_events, payments } from '../db/schema/index';
import { runOutbox } from '../jobs/outbox';
import { runReconciliation } from '../jobs/reconciliation';
import { type Shop, startShop } from './testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control('faults', undefined, 'DELETE');
  await shop.control('webhooks', { mode: 'drop' });
});

async function openIntent(changes: object = {}) {
  const guest = await shop.newGuest();
  const body = { ...shop.order(guest.guest_id, changes), mode: 'before' };
  const reply = await shop.call('POST', '/payments/intent', body, guest);
  return { ...guest, body, reply, pi: reply.body.payment_intent?.payment_intent_id as string };
}

function placePaid(guest: { token: string; guest_id: string; pi: string }, key?: string) {
  const body = {
    restaurant_id: shop.restaurant_id,
    guest_id: guest.guest_id,
    payment_method: 'CARD',
    token: guest.pi,
  };
  return shop.call('POST', '/orders/orderAndPay', body, {
    token: guest.token,
    ...(key === undefined ? {} : { key }),
  });
}

async function ordersOf(guest_id: string) {
  return await shop.db.select().from(orders).where(eq(orders.guest_id, guest_id));
}

async function moneyOf(guest_id: string): Promise<{ captured: number; refunded: number }> {
  const mine = await ordersOf(guest_id);
  const { intents } = (await shop.ledger()) as {
    intents: {
      metadata: Record<string, string>;
      amount_captured: number;
      amount_refunded: number;
    }[];
  };
  const rows = intents.filter((intent) =>
    mine.some((order) => order.order_id === intent.metadata['order_id']),
  );
  return {
    captured: rows.reduce((sum, row) => sum + row.amount_captured, 0),
    refunded: rows.reduce((sum, row) => sum + row.amount_refunded, 0),
  };
}

describe('an order that is paid online', () => {
  test('is stored with its price before it can be paid, and placed once it is', async () => {
    const guest = await openIntent({ expected_total: 2478 });
    expect(guest.reply.status).toBe(200);
    expect(guest.reply.body).toMatchObject({
      payment_service: 'STRIPE',
      payment_intent: { amount: 2478, currency: 'USD' },
      processor: { publishable_key: 'pk_test_sandbox', account_id: null },
      totals: { subtotal: 2000, tax_amount: 178, tip_amount: 300, total_with_tip_and_tax: 2478 },
    });
    const [draft] = await ordersOf(guest.guest_id);
    expect(draft).toMatchObject({
      status: 'ORDER_OPEN',
      order_number: null,
      total_with_tip_and_tax: 2478,
    });

    await shop.confirm(guest.pi);
    const asked = Date.now();
    const placed = await placePaid(guest);
    expect(placed.status).toBe(200);
    expect(placed.body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      order_number: expect.stringMatching(/^[23456789A-HJ-NP-Z]{4}$/),
      payment_status: 'CAPTURED',
      payment_method: 'CARD',
      totals: { total_with_tip_and_tax: 2478 },
    });
    expect(placed.body.order.items.map((item: { has_paid: string }) => item.has_paid)).toEqual([
      'PAYMENT_PAID_ONLINE',
      'PAYMENT_PAID_ONLINE',
    ]);
    // The kitchen's time runs from when the payment was taken up, a moment before the order was placed.
    const takenUp = Date.parse(placed.body.order.ready_at) - 15 * 60_000;
    expect(takenUp).toBeGreaterThanOrEqual(asked);
    expect(takenUp).toBeLessThanOrEqual(Date.parse(placed.body.order.placed_at));
    expect(await moneyOf(guest.guest_id)).toEqual({ captured: 2478, refunded: 0 });
  });

  test('tells the kitchen in the same transaction', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    const { order } = (await placePaid(guest)).body;
    const messages = await shop.db.select().from(outbox).where(eq(outbox.kind, 'order.placed'));
    expect(messages.filter(({ payload }) => payload['order_id'] === order.order_id)).toHaveLength(
      1,
    );
  });

  test('is refused with the provider’s words when the card is declined, and placed with the next card', async () => {
    const guest = await openIntent();
    await expect(shop.confirm(guest.pi, 'pm_card_chargeDeclinedInsufficientFunds')).rejects.toThrow(
      'insufficient funds',
    );
    const declined = await placePaid(guest);
    expect(declined.status).toBe(402);
    expect(declined.body).toMatchObject({
      code: 'payment_declined',
      provider_message: expect.stringContaining('insufficient funds'),
    });
    expect(await ordersOf(guest.guest_id)).toMatchObject([{ status: 'ORDER_OPEN' }]);

    await shop.confirm(guest.pi);
    expect((await placePaid(guest)).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
    expect(await moneyOf(guest.guest_id)).toEqual({ captured: 2478, refunded: 0 });
  });

  test('is placed under the key under which a card was declined before', async () => {
    const guest = await openIntent();
    const key = randomUUID();
    await expect(shop.confirm(guest.pi, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
    expect((await placePaid(guest, key)).status).toBe(402);
    await shop.confirm(guest.pi);
    expect((await placePaid(guest, key)).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
  });

  test('takes no more cards after five were declined', async () => {
    const guest = await openIntent();
    for (let card = 0; card < 5; card += 1) {
      await expect(shop.confirm(guest.pi, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
      await placePaid(guest);
    }
    const again = await shop.call('POST', '/payments/intent', guest.body, guest);
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await shop.stripe.paymentIntents.retrieve(guest.pi)).status).toBe('canceled');
    shop.advance(61 * 60_000);
    expect((await shop.call('POST', '/payments/intent', guest.body, guest)).status).toBe(200);
  });

  test('is pending while the bank asks its questions', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi, 'pm_card_threeDSecure2Required');
    const key = randomUUID();
    const pending = await placePaid(guest, key);
    expect(pending.body).toMatchObject({ code: 'payment_pending', status: 409 });
    expect((await placePaid(guest, key)).headers['idempotent-replayed']).toBeUndefined();
  });

  test('is declined when nothing was confirmed', async () => {
    const guest = await openIntent();
    expect((await placePaid(guest)).body).toMatchObject({ code: 'payment_declined' });
  });

  test('cannot be placed with another table’s intent, nor with one that does not exist', async () => {
    const payer = await openIntent();
    await shop.confirm(payer.pi);
    const thief = await shop.newGuest();
    const stolen = await placePaid({ ...thief, pi: payer.pi });
    const absent = await placePaid({ ...thief, pi: 'pi_nothing' });
    const foreign = await placePaid({ ...thief, guest_id: payer.guest_id, pi: payer.pi });
    for (const reply of [stolen, absent, foreign]) expect(reply.status).toBe(404);
    expect(stolen.body).toEqual(absent.body);
    expect(foreign.body).toEqual(absent.body);
    expect(await ordersOf(payer.guest_id)).toMatchObject([{ status: 'ORDER_OPEN' }]);
  });
});

describe('the browser never comes back', () => {
  test('the webhook places the order, once', async () => {
    await shop.deliverWebhooks();
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await expect
      .poll(async () => (await ordersOf(guest.guest_id))[0]?.status, { timeout: 5000 })
      .toBe('ORDER_SENT_TO_KITCHEN');
    expect((await placePaid(guest)).body.order.payment_status).toBe('CAPTURED');
    expect(await ordersOf(guest.guest_id)).toHaveLength(1);
  });

  test('without a webhook the reconciliation places it, once', async () => {
    const guest = await openIntent();
    await shop.confirm(guest.pi);
    await runReconciliation(shop.deps);
    expect(await ordersOf(guest.guest_id)).toMatchObject([{ status: 'ORDER_OPEN' }]);
    shop.advance(121_000);
    await runReconciliation(shop.deps);
    const [placed] = await ordersOf(guest.guest_id);
    expect(placed).toMatchObject({ status: 'ORDER_SENT_TO_KITCHEN' });
    shop.advance(121_000);
    await runReconciliation(shop.deps);
    expect(await ordersOf(guest.guest_id)).toEqual([placed]);
  });

  test('an intent that nobody confirms is cancelled after a day', async () => {
    const guest = await openIntent();
    shop.advance(25 * 3_600_000);
    await runReconciliation(shop.deps);
    expect((await shop.stripe.paymentIntents.retrieve(guest.pi)).status).toBe('canceled');
    const [payment] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.guest_id, guest.guest_id));
    expect(payment?.status).toBe('CANCELLED');
  });
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
  }, 30_000);

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
      .poll(async () => (await ordersOf(guest.guest_id))[0]?.status, { timeout: 5000 })
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
      .poll(async () => (await ordersOf(guest.guest_id))[0]?.status, { timeout: 5000 })
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
      .where(eq(payment_events.payment_id, payment?.payment_id ?? ''));
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
