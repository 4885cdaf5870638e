import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox, payments } from '../../../db/schema/index';
import { runReconciliation } from '../../../jobs/reconciliation';
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
    expect(declined.body.is_untried).toBeUndefined();
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
    const { body } = await placePaid(guest);
    expect(body).toMatchObject({ code: 'payment_declined', is_untried: true });
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
      .poll(async () => (await ordersOf(guest.guest_id))[0]?.status)
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
