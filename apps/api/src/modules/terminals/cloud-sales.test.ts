import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments, terminal_payments } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { HANDHELD, type ReaderShop, startReaders, TPN } from './testing/start-readers';
import { sellBehind } from './testing/sell-behind';
import { unheld } from './testing/walk-reader';

/** Two fries and a burger with tax, without a tip. */
const TOTAL = 2178;

let shop: ReaderShop;
beforeAll(async () => {
  shop = await startReaders();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.hand('spin/reset', {});
});

describe('a sale at a cloud terminal', () => {
  test('asks for the card, takes the money once, and the order is placed', async () => {
    const guest = await shop.seat();
    const intent = await shop.open(guest);
    expect(intent.body).toMatchObject({
      payment_service: 'NUVEI',
      payment_intent: { amount: TOTAL },
    });
    const { payment_intent_id, client_secret } = intent.body.payment_intent;
    expect(await shop.standing(payment_intent_id)).toMatchObject({ status: 'READY' });
    const begun = await shop.sell(payment_intent_id);
    expect(begun.body).toMatchObject({
      payment: { status: 'PROCESSING', amount: TOTAL },
      cancellation_token: client_secret,
    });
    await shop.asking();
    await shop.act('present');
    expect(await shop.until(payment_intent_id, 'COMPLETE')).toMatchObject({
      is_capture_required: false,
      failure: null,
    });
    const placed = await shop.place(guest, payment_intent_id);
    expect(placed.body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      delivery_platform: 'KIOSK',
    });
    expect(await shop.sales()).toMatchObject([{ amount_captured: TOTAL, status: 'approved' }]);
    expect(await row(payment_intent_id)).toMatchObject({
      status: 'CAPTURED',
      payment_method: 'TERMINAL',
    });
  });

  test('asked for twice, by a repeated call and by a new one, asks for one card', async () => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    const key = randomUUID();
    const begun = await Promise.all([
      shop.sell(name, shop.kiosk, key),
      shop.sell(name, shop.kiosk, key),
      shop.sell(name),
    ]);
    expect(begun.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await shop.asking();
    expect((await shop.sell(name)).body.payment).toMatchObject({ status: 'PROCESSING' });
    await shop.act('present');
    await shop.until(name, 'COMPLETE');
    expect(await shop.sales()).toHaveLength(1);
    expect((await shop.sell(name)).body.payment).toMatchObject({ status: 'COMPLETE' });
    expect(await shop.sales()).toHaveLength(1);
  });

  test.each([
    [{ outcome: 'decline' }, 'declined', 'Declined by the bank'],
    [{ number: '378282246310005' }, 'card_not_supported', 'Card type not supported'],
  ])('%o is told, and another card may be tried', async (card, failure, provider_message) => {
    const guest = await shop.seat();
    const refused = await shop.opened(guest);
    await shop.sell(refused);
    await shop.asking();
    await shop.act('present', card);
    expect(await shop.until(refused, 'FAILED')).toMatchObject({ failure, provider_message });
    expect((await shop.place(guest, refused)).body.code).toBe('payment_declined');
    const second = await shop.opened(guest);
    expect(second).not.toBe(refused);
    await shop.sell(second);
    await shop.asking();
    await shop.act('present');
    await shop.until(second, 'COMPLETE');
    expect((await shop.sales()).map(({ amount_captured }) => amount_captured)).toEqual([TOTAL, 0]);
  });

  test('one reader asks for one card at a time', async () => {
    const [first, second] = [await shop.seat(), await shop.seat()];
    const [one, two] = [await shop.opened(first), await shop.opened(second)];
    await shop.sell(one);
    await shop.asking();
    expect((await shop.sell(two)).body.code).toBe('terminal_busy');
    await shop.act('present');
    await shop.until(one, 'COMPLETE');
    expect((await shop.sell(two)).status).toBe(200);
    await shop.asking();
    await shop.act('cancel');
    expect(await shop.until(two, 'FAILED')).toMatchObject({ failure: 'cancelled' });
  });

  test('a reader without power is told of before anything begins', async () => {
    const name = await shop.opened(await shop.seat());
    await shop.act('unplug');
    expect((await shop.sell(name)).body.code).toBe('terminal_offline');
    await shop.act('plug');
    expect((await shop.sell(name)).status).toBe(200);
    await shop.asking();
    await shop.act('present');
    await shop.until(name, 'COMPLETE');
  });
});

describe('R17: called off', () => {
  test('by whoever has the token, and by nobody else', async () => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    const { cancellation_token } = (await shop.sell(name)).body;
    await shop.asking();
    expect((await cancel(name, 'guessed')).status).toBe(404);
    expect((await cancel(name, cancellation_token, shop.other)).status).toBe(404);
    expect((await cancel(name, cancellation_token)).status).toBe(200);
    expect(await shop.until(name, 'FAILED')).toMatchObject({ failure: 'cancelled' });
    expect(await shop.sales()).toMatchObject([{ status: 'cancelled' }]);
    expect((await shop.place(guest, name)).body.code).toBe('payment_declined');
  });

  test('at the moment of the tap: either paid or cancelled, on both sides the same', async () => {
    for (let round = 0; round < 6; round += 1) {
      await shop.hand('spin/reset', {});
      const guest = await shop.seat();
      const name = await shop.opened(guest);
      const { cancellation_token } = (await shop.sell(name)).body;
      await shop.asking();
      const both = [() => shop.act('present'), () => cancel(name, cancellation_token)];
      await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((step) => step()));
      const payment = await settled(name);
      const [sale] = await shop.sales();
      expect(sale?.amount_captured).toBe(payment.status === 'COMPLETE' ? TOTAL : 0);
      const { status } = await row(name);
      expect(status).toBe(payment.status === 'COMPLETE' ? 'CAPTURED' : 'CANCELLED');
      const placed = await shop.place(guest, name);
      expect(placed.status).toBe(payment.status === 'COMPLETE' ? 200 : 402);
    }
  });
});

describe('R3, R17: when something breaks in the middle', () => {
  test('the plug is pulled before the tap: it is being checked until the reader is back', async () => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    await shop.sell(name);
    await shop.asking();
    await shop.act('unplug');
    await unheld(shop);
    expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING', failure: null });
    expect((await shop.place(guest, name)).body.code).toBe('unavailable');
    await shop.act('plug');
    expect(await shop.until(name, 'FAILED')).toMatchObject({ failure: 'cancelled' });
    expect(await shop.sales()).toMatchObject([{ amount_captured: 0 }]);
  });

  test('the plug is pulled after the tap: what was taken is found when the reader is back', async () => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    await shop.hand('spin/faults', { kind: 'dropAfterCommit', match: { path: '*/Sale' } });
    await shop.hand('spin/faults', { kind: 'status', match: { path: '*/Status' }, times: 1 });
    await shop.sell(name);
    await shop.asking();
    await shop.act('present');
    await shop.act('unplug');
    await unheld(shop);
    expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING' });
    await shop.act('plug');
    await shop.until(name, 'COMPLETE');
    expect((await shop.place(guest, name)).status).toBe(200);
    expect(await shop.sales()).toMatchObject([{ amount_captured: TOTAL, amount_refunded: 0 }]);
  });

  test.each([
    { kind: 'dropBeforeCommit' },
    { kind: 'dropAfterCommit' },
    { kind: 'status', status: 500, when: 'before' },
    { kind: 'status', status: 500, when: 'after' },
    { kind: 'malformed' },
    { kind: 'delay', delay_ms: 50, when: 'after' },
  ])('%o of the sale: our books and the terminal’s say the same', async (fault) => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    await shop.hand('spin/faults', { ...fault, match: { path: '*/Sale' }, times: 1 });
    await shop.sell(name);
    const isLost = fault.kind === 'dropBeforeCommit' || fault.when === 'before';
    if (!isLost) {
      await shop.asking();
      await shop.act('present');
    }
    await unheld(shop);
    // A sale that never reached the terminal counts as lost only after a while.
    if (isLost) {
      expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING' });
      shop.advance(61_000);
    }
    const payment = await settled(name);
    expect(payment.status).toBe(isLost ? 'FAILED' : 'COMPLETE');
    const taken = (await shop.sales()).reduce((sum, each) => sum + each.amount_captured, 0);
    expect(taken).toBe(isLost ? 0 : TOTAL);
    expect((await row(name)).status).toBe(isLost ? 'FAILED' : 'CAPTURED');
  });

  test('a terminal that says another amount than was asked for: the order is off, and the money goes back', async () => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    await shop.hand('spin/faults', { kind: 'wrong_amount', match: { path: '*/Sale' }, times: 1 });
    await shop.sell(name);
    await shop.asking();
    await shop.act('present');
    await shop.until(name, 'COMPLETE');
    const placed = await shop.place(guest, name);
    expect(placed.body.order).toMatchObject({ status: 'ORDER_CANCELLED' });
    await runOutbox(shop.deps);
    expect(await shop.sales()).toMatchObject([{ status: 'voided', amount_captured: 0 }]);
    expect((await row(name)).status).toBe('REFUNDED');
  });

  test('the server dies while the reader asks: another one finds what the guest did', async () => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    const reference = name.split(':')[2] ?? '';
    await left(name, reference);
    await shop.asking();
    expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING' });
    await shop.act('present');
    await shop.until(name, 'COMPLETE');
    // The reader that the dead server held is free for the next guest.
    const next = await shop.opened(await shop.seat());
    expect((await shop.sell(next)).status).toBe(200);
    await shop.asking();
    await shop.act('cancel');
    await shop.until(next, 'FAILED');
  });

  test('readers without power keep nobody from finding what was paid at another one', async () => {
    await shop.select(HANDHELD, shop.other);
    const silent: string[] = [];
    for (let sale = 0; sale < 4; sale += 1) {
      const unheard = await shop.opened(await shop.seat(shop.other), HANDHELD);
      await markSent(unheard);
      silent.push(unheard);
      shop.advance(1000);
    }
    await shop.act('unplug', {}, HANDHELD);
    const name = await shop.opened(await shop.seat());
    await left(name, name.split(':')[2] ?? '');
    await shop.asking();
    await shop.act('present');
    shop.advance(61_000);
    await runReconciliation(shop.deps);
    expect((await row(name)).status).toBe('CAPTURED');
    // Of those that nobody answers for, the one that was passed over is the first to be asked about next.
    const looks = await Promise.all(silent.map(async (each) => (await row(each)).checked_at));
    expect(looks.map((checked_at) => checked_at !== null)).toEqual([true, true, true, false]);
    await shop.act('plug', {}, HANDHELD);
  });

  test('a sale that the terminal called cancelled, and took after all, is found and goes back', async () => {
    const name = await shop.opened(await shop.seat());
    await shop.sell(name);
    await shop.asking();
    await shop.act('cancel');
    expect(await shop.until(name, 'FAILED')).toMatchObject({ failure: 'cancelled' });
    await shop.hand('spin/reset', {});
    sellBehind(shop.sandboxUrl, { tpn: TPN, reference: name.split(':')[2] ?? '', amount: TOTAL });
    await shop.asking();
    await shop.act('present');
    for (let run = 0; run < 3; run += 1) {
      shop.advance(11 * 60_000);
      await runOutbox(shop.deps);
    }
    expect(await shop.sales()).toMatchObject([{ status: 'voided', amount_captured: 0 }]);
  });

  test('money that arrives for an order that went to the counter goes back', async () => {
    const guest = await shop.seat();
    const name = await shop.opened(guest);
    await shop.hand('spin/faults', { kind: 'status', match: { path: '*/Status' } });
    await shop.sell(name);
    await shop.asking();
    const counter = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
    expect((await shop.call('POST', '/orders/orderAndPay', counter, guest)).status).toBe(200);
    await shop.act('present');
    await unheld(shop);
    await fetch(`${shop.sandboxUrl}/_control/spin/faults`, { method: 'DELETE' });
    for (let run = 0; run < 3; run += 1) {
      await runOutbox(shop.deps);
      shop.advance(60_000);
    }
    expect(await shop.sales()).toMatchObject([{ status: 'voided', amount_captured: 0 }]);
  });
});

describe('given back by staff', () => {
  test('as a whole, the sale is voided', async () => {
    const { order } = await paid();
    const path = `/orders/${order.order_id}/refund`;
    const refunded = await shop.call('POST', path, {}, shop.staff);
    expect(refunded.status).toBe(200);
    await runOutbox(shop.deps);
    expect(await shop.sales()).toMatchObject([{ status: 'voided' }]);
  });

  test('line by line, each part once, however often it is tried', async () => {
    const { order } = await paid();
    const [line] = order.items;
    await shop.hand('spin/faults', {
      kind: 'dropAfterCommit',
      match: { path: '*/Return' },
      times: 1,
    });
    const body = { item_instance_ids: [line.item_instance_id] };
    const path = `/orders/${order.order_id}/refund`;
    const refunded = await shop.call('POST', path, body, shop.staff);
    expect(refunded.status).toBe(200);
    for (let run = 0; run < 3; run += 1) {
      await runOutbox(shop.deps);
      shop.advance(60_000);
    }
    const { online } = refunded.body.refund;
    expect(online).toBeGreaterThan(0);
    expect(online).toBeLessThan(TOTAL);
    expect(await shop.sales()).toMatchObject([{ amount_refunded: online }]);
  });
});

async function paid() {
  const guest = await shop.seat();
  const name = await shop.opened(guest);
  await shop.sell(name);
  await shop.asking();
  await shop.act('present');
  await shop.until(name, 'COMPLETE');
  return { name, order: (await shop.place(guest, name)).body.order };
}

function cancel(payment_intent_id: string, cancellation_token: string, who = shop.kiosk) {
  const { restaurant_id } = shop;
  const body = { restaurant_id, payment_intent_id, cancellation_token };
  return shop.call('POST', '/terminal/cancelPayment', body, who);
}

/** Until nothing is open about it any more. */
function settled(name: string) {
  return shop.until(name, 'COMPLETE', 'FAILED');
}

async function row(provider_ref: string) {
  const [payment] = await shop.db
    .select()
    .from(payments)
    .where(
      and(eq(payments.restaurant_id, shop.restaurant_id), eq(payments.provider_ref, provider_ref)),
    );
  if (payment === undefined) throw new Error(`There is no payment ${provider_ref}.`);
  return payment;
}

async function markSent(provider_ref: string): Promise<string> {
  const { payment_id } = await row(provider_ref);
  const sent_at = shop.deps.clock.now();
  await shop.db.update(payments).set({ sent_at }).where(eq(payments.payment_id, payment_id));
  return payment_id;
}

/** State left by a server that crashed after its request to a terminal. */
async function left(provider_ref: string, reference: string): Promise<void> {
  const payment_id = await markSent(provider_ref);
  const now = shop.deps.clock.now();
  await shop.db
    .update(terminal_payments)
    .set({ running_since: now, held_until: new Date(now.getTime() - 1) })
    .where(eq(terminal_payments.payment_id, payment_id));
  sellBehind(shop.sandboxUrl, { tpn: TPN, reference, amount: TOTAL });
}
