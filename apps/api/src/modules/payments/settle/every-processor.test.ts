import type { ReceiptPayment } from '@comanda/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders, payment_events, refunds } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import {
  answerBank,
  net,
  type Opened,
  payWith,
  theirMoney,
  tipFor,
  tokenOfBambora,
  tokenOfNmi,
} from './testing/pay-as-guest';
import { type PayShop, SERVICES, startPayShop } from './testing/start-pay-shop';

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop();
}, 60_000);
afterAll(() => shop.close());

async function opened(service: (typeof SERVICES)[number], card: 'good' | 'bad' | 'bank' = 'good') {
  const counter = shop.counterOf(service);
  const guest = await shop.newGuestAt(counter);
  const reply = await shop.intent(counter, guest, { tip_fixed: tipFor(service, card) });
  expect(reply).toMatchObject({ status: 200 });
  const { payment_intent, response, order_id, totals } = reply.body;
  const payment: Opened = { payment_intent_id: payment_intent.payment_intent_id, response };
  return { counter, guest, payment, order_id: order_id as string, totals, body: reply.body };
}

/** Cards that a guest's receipt names, with their last four digits. */
async function cardsOn({ guest_id }: { readonly guest_id: string }) {
  const { payments } = (await shop.call('GET', `/guests/${guest_id}`)).body.guest;
  return payments.filter(({ card }: ReceiptPayment) => /^\d{4}$/.test(card?.last_four ?? ''));
}

async function orderOf(order_id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
  return order;
}

/** Nuvei's page tells of no card. */
const TELLS_CARD = {
  STRIPE: true,
  BAMBORA: true,
  NMI: true,
  NUVEI: false,
} as const satisfies Readonly<Record<(typeof SERVICES)[number], boolean>>;

describe.each(SERVICES)('%s', (service) => {
  test('an order is opened, paid and placed, and the books agree', async () => {
    const { counter, guest, payment, order_id, totals, body } = await opened(service);
    expect(body.payment_service).toBe(service);
    expect(body.processor.publishable_key).not.toBe('');
    const reply = await payWith(shop, counter, guest, payment, 'good');
    expect(reply).toMatchObject({ status: 200 });
    expect((await orderOf(order_id))?.status).toBe('ORDER_SENT_TO_KITCHEN');
    const { payment_intent_id } = payment;
    const paid = { captured: totals.total_with_tip_and_tax, refunded: 0 };
    expect(await shop.ourMoney(payment_intent_id)).toEqual(paid);
    expect(await theirMoney(shop, service, payment_intent_id)).toEqual(paid);
    expect(await cardsOn(guest)).toHaveLength(TELLS_CARD[service] ? 1 : 0);
    // A repeated call gets the same reply, and charges nothing.
    const again = await shop.orderAndPay(counter, guest, payment_intent_id);
    expect(again.body.order).toMatchObject({ order_id, payment_status: 'CAPTURED' });
    expect(await theirMoney(shop, service, payment_intent_id)).toEqual(paid);
  });

  test('a declined card charges nothing, and the next one pays', async () => {
    const { counter, guest, payment, order_id } = await opened(service, 'bad');
    const declined = await payWith(shop, counter, guest, payment, 'bad');
    if (service === 'NUVEI') expect(declined.body).toMatchObject({ outcome: 'declined' });
    else expect(declined.body).toMatchObject({ status: 402, code: 'payment_declined' });
    expect((await theirMoney(shop, service, payment.payment_intent_id)).captured).toBe(0);
    expect((await orderOf(order_id))?.status).toBe('ORDER_OPEN');
    const next = await shop.intent(counter, guest, { tip_fixed: 20 });
    const { payment_intent, response } = next.body;
    const second = { payment_intent_id: payment_intent.payment_intent_id, response };
    const reply = await payWith(shop, counter, guest, second, 'good');
    expect(reply).toMatchObject({ status: 200 });
    expect((await orderOf(order_id))?.status).toBe('ORDER_SENT_TO_KITCHEN');
  });

  test('staff give everything back, once', async () => {
    const { counter, guest, payment, order_id } = await opened(service);
    await payWith(shop, counter, guest, payment, 'good');
    const given = await shop.giveBack(counter, order_id);
    expect(given).toMatchObject({ status: 200 });
    await runOutbox(shop.deps);
    await runOutbox(shop.deps);
    const { payment_intent_id } = payment;
    expect(net(await theirMoney(shop, service, payment_intent_id))).toBe(0);
    expect(net(await shop.ourMoney(payment_intent_id))).toBe(0);
    expect((await shop.paymentOf(payment_intent_id)).status).toBe('REFUNDED');
    const { payment_id } = await shop.paymentOf(payment_intent_id);
    const rows = await shop.db.select().from(refunds).where(eq(refunds.payment_id, payment_id));
    expect(rows.map(({ status }) => status)).toEqual(['DONE']);
    expect((await shop.giveBack(counter, order_id)).body.code).toBe('refund_too_high');
  });

  test('its name tells its own guest whose it is and for what, and nobody of another table', async () => {
    const { counter, guest, payment, order_id, totals } = await opened(service);
    const path = `/payments/${encodeURIComponent(payment.payment_intent_id)}/payer`;
    const told = await shop.call('GET', path, undefined, guest);
    expect(told).toMatchObject({
      status: 200,
      body: {
        guest: { guest_id: guest.guest_id },
        order: { order_id, status: 'ORDER_OPEN', totals },
        delivery_quote: null,
      },
    });
    const other = await shop.newGuestAt(counter);
    expect(await shop.call('GET', path, undefined, other)).toMatchObject({ status: 404 });
    expect((await shop.call('GET', path)).status).toBe(401);
  });

  test('what a payment went through is written down', async () => {
    const { counter, guest, payment } = await opened(service);
    await payWith(shop, counter, guest, payment, 'good');
    const { payment_id } = await shop.paymentOf(payment.payment_intent_id);
    const events = await shop.db
      .select()
      .from(payment_events)
      .where(eq(payment_events.payment_id, payment_id))
      .orderBy(payment_events.payment_event_id);
    expect(events[0]).toMatchObject({ from_status: null, to_status: 'CREATED' });
    expect(events.at(-1)).toMatchObject({ to_status: 'CAPTURED' });
    // No key, secret or token of a card is in what is kept.
    expect(JSON.stringify(events)).not.toMatch(/sandbox_|SandboxSecret|passcode/);
  });
});

test('the bank’s page of Bambora comes between, and the order is placed after it', async () => {
  const { counter, guest, payment, order_id } = await opened('BAMBORA');
  const reply = await payWith(shop, counter, guest, payment, 'bank');
  expect(reply).toMatchObject({ status: 200 });
  expect((await orderOf(order_id))?.status).toBe('ORDER_SENT_TO_KITCHEN');
});

test('whoever is asked by the bank and starts anew gets another payment, and the old question is over', async () => {
  const { counter, guest, payment, order_id } = await opened('BAMBORA', 'bank');
  const token = await tokenOfBambora(shop.sandboxUrl, 'bank');
  const asked = await shop.orderAndPay(counter, guest, payment.payment_intent_id, token);
  expect(asked.body.code).toBe('payment_action_required');
  const next = await shop.intent(counter, guest, { tip_fixed: 20 });
  const { payment_intent, response } = next.body;
  expect(payment_intent.payment_intent_id).not.toBe(payment.payment_intent_id);
  // The bank's page was still open in another window.
  const page = asked.body.action.value;
  const back = await answerBank(shop, payment.payment_intent_id, page, 'Y');
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toContain('/v2/pay-bambora/payBambora/before?');
  expect((await theirMoney(shop, 'BAMBORA', payment.payment_intent_id)).captured).toBe(0);
  const second = { payment_intent_id: payment_intent.payment_intent_id, response };
  expect(await payWith(shop, counter, guest, second, 'good')).toMatchObject({ status: 200 });
  expect((await orderOf(order_id))?.status).toBe('ORDER_SENT_TO_KITCHEN');
});

test.each(['someone else’s session', ''])(
  'an answer of the bank with session "%s" charges nothing',
  async (session) => {
    const { counter, guest, payment } = await opened('BAMBORA', 'bank');
    const token = await tokenOfBambora(shop.sandboxUrl, 'bank');
    await shop.orderAndPay(counter, guest, payment.payment_intent_id, token);
    await answerBank(shop, payment.payment_intent_id, `name="id" value="${session}"`, 'Y');
    expect((await theirMoney(shop, 'BAMBORA', payment.payment_intent_id)).captured).toBe(0);
    expect((await shop.paymentOf(payment.payment_intent_id)).status).toBe('CREATED');
  },
);

test.each(['NMI', 'BAMBORA'] as const)(
  '%s: after five declined cards an order takes no more',
  async (service) => {
    const counter = shop.counterOf(service);
    const guest = await shop.newGuestAt(counter);
    for (let tries = 0; tries < 5; tries += 1) {
      const { payment_intent, response } = (await shop.intent(counter, guest)).body;
      const { payment_intent_id } = payment_intent;
      const declined = await payWith(shop, counter, guest, { payment_intent_id, response }, 'bad');
      expect(declined.body.code).toBe('payment_declined');
    }
    expect((await shop.intent(counter, guest)).body).toMatchObject({ code: 'rate_limited' });
  },
);

test('a token is charged once, however often it is sent', async () => {
  const { counter, guest, payment } = await opened('NMI');
  const { payment_intent_id } = payment;
  const token = await tokenOfNmi(shop.sandboxUrl, 'good');
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map(() => shop.orderAndPay(counter, guest, payment_intent_id, token)),
  );
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  for (const { status } of replies) expect([200, 409]).toContain(status);
  const ledger = await shop.controlOf('NMI', `ledger?metadata[order_id]=${payment_intent_id}`);
  expect(ledger).toMatchObject({ transactions: [{ order_id: payment_intent_id }] });
});
