import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../../db/schema/index';
import { runReconciliation } from '../../jobs/reconciliation';
import { openDeviceSession } from '../../testing/open-sessions';
import { readCard } from './testing/read-card';
import {
  HANDHELD,
  type ReaderShop,
  type Seated,
  startReaders,
  STRIPE_READER,
  TPN,
} from './testing/start-readers';

const TOTAL = 2178;

let shop: ReaderShop;
beforeAll(async () => {
  shop = await startReaders();
  await shop.select(STRIPE_READER, shop.kiosk);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.hand('spin/reset', {});
  await shop.control('faults', undefined, 'DELETE');
});

describe('T10: the readers of a restaurant', () => {
  test('are listed with what each is, and whether it is there', async () => {
    await shop.act('unplug', {}, HANDHELD);
    const { terminals, script_url } = (await list(shop.staff)).body;
    await shop.act('plug', {}, HANDHELD);
    expect(script_url).toBeNull();
    expect(terminals).toMatchObject([
      { label: 'Kiosk', vendor: 'NUVEI', reader_id: TPN, is_online: true },
      { label: 'Hand', is_online: false, kiosk_id: null },
      { label: 'Bar', vendor: 'STRIPE', serial_number: 'S1', is_online: true },
    ]);
    expect(terminals[0].kiosk_id).toBe(shop.kiosk.device_id);
    // A kiosk is not told of the readers of others.
    const { body: seen } = await list(shop.other);
    expect(seen.terminals.map(({ label }: { label: string }) => label)).toEqual(['Hand']);
    const asked = {
      restaurant_id: shop.restaurant_id,
      terminal_ids: [shop.terminalId(TPN), '0193a000-0000-7000-8000-00000000dead'],
    };
    const { body } = await shop.call('POST', '/nuveiTerminalStatus', asked, shop.staff);
    expect(body.statuses).toEqual([{ terminal_id: shop.terminalId(TPN), is_online: true }]);
  });

  test('of which nobody can say anything are not called away', async () => {
    await shop.control('faults', { kind: 'status', match: { path: '*/terminal/readers' } });
    expect((await list(shop.staff)).body.terminals).toMatchObject([
      { label: 'Kiosk', is_online: true },
      { label: 'Hand', is_online: true },
      { label: 'Bar', is_online: null },
    ]);
  });

  test('stand where they were put: no device gets another’s, staff move any', async () => {
    expect((await shop.select(TPN, shop.other)).status).toBe(404);
    const place = { restaurant_id: shop.restaurant_id, terminal_id: shop.terminalId(HANDHELD) };
    const notItself = { ...place, kiosk_id: shop.kiosk.device_id };
    expect((await shop.call('POST', '/terminal/select', notItself, shop.other)).status).toBe(404);
    const takers = [shop.kiosk, shop.other];
    const taken = await Promise.all(takers.map((each) => shop.select(HANDHELD, each)));
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
    const back = await shop.call(
      'POST',
      '/terminal/select',
      { ...place, kiosk_id: null },
      shop.staff,
    );
    expect(back.body.terminal.kiosk_id).toBeNull();
    const nowhere = { ...place, kiosk_id: '0193a000-0000-7000-8000-00000000dead' };
    expect((await shop.call('POST', '/terminal/select', nowhere, shop.staff)).status).toBe(404);
  });

  test('stand at the counter again when their kiosk’s pairing ends', async () => {
    const ended = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
    expect((await shop.select(HANDHELD, ended)).status).toBe(200);
    const path = `/staff/devices/${ended.device_id}/revoke`;
    expect((await shop.call('POST', path, undefined, shop.staff)).status).toBe(200);
    const { terminals } = (await list(shop.staff)).body;
    expect(terminals).toMatchObject([
      { kiosk_id: shop.kiosk.device_id },
      { label: 'Hand', kiosk_id: null },
      { kiosk_id: shop.kiosk.device_id },
    ]);
    // Another kiosk takes it without staff.
    expect((await shop.select(HANDHELD, shop.other)).status).toBe(200);
    const place = { restaurant_id: shop.restaurant_id, terminal_id: shop.terminalId(HANDHELD) };
    await shop.call('POST', '/terminal/select', { ...place, kiosk_id: null }, shop.staff);
  });

  test('give a token for those of one place, to their own restaurant', async () => {
    const path = `/terminal/${shop.restaurant_id}/connectionToken`;
    const { body } = await shop.call('GET', path, undefined, shop.kiosk);
    expect(body.connection_token).toMatch(/^pst_test_/);
    expect((await shop.call('GET', path)).status).toBe(401);
  });

  test('give no token that would open the readers of other houses', async () => {
    await shop.move(STRIPE_READER, null);
    const path = `/terminal/${shop.restaurant_id}/connectionToken`;
    const refused = await shop.call('GET', path, undefined, shop.kiosk);
    expect(refused.body).toMatchObject({ code: 'payment_setup' });
    expect(refused.body).not.toHaveProperty('connection_token');
    await shop.move(STRIPE_READER, 'tml_Sandbox');
    expect((await shop.call('GET', path, undefined, shop.kiosk)).status).toBe(200);
  });
});

describe('T10: a payment at a reader', () => {
  test('is for kiosks and for the counter: nobody at home has one', async () => {
    const guest = await shop.newGuest();
    expect((await shop.open(guest)).body.code).toBe('payment_method_unavailable');
  });

  test('is another kiosk’s, and absent to this one', async () => {
    const name = await shop.opened(await shop.seat());
    const { restaurant_id } = shop;
    const body = { restaurant_id, payment_intent_id: name };
    expect((await shop.sell(name, shop.other)).status).toBe(404);
    expect(await shop.standing(name, shop.other)).toMatchObject({ code: 'not_found' });
    for (const path of ['/terminal/capturePayment', '/terminal/cancelPayment']) {
      const asked = path.endsWith('cancelPayment') ? { ...body, cancellation_token: 'x' } : body;
      expect((await shop.call('POST', path, asked, shop.other)).status).toBe(404);
    }
    expect(await shop.sales()).toEqual([]);
  });

  test('is ended without its token by the kiosk that its reader stands at, and by nobody else', async () => {
    const name = await shop.opened(await shop.seat(), STRIPE_READER);
    const body = { restaurant_id: shop.restaurant_id, payment_intent_id: name };
    for (const stranger of [shop.other, shop.staff])
      expect((await shop.call('POST', '/terminal/cancelPayment', body, stranger)).status).toBe(404);
    const { payment } = (await shop.call('POST', '/terminal/cancelPayment', body, shop.kiosk)).body;
    expect(payment).toMatchObject({ status: 'FAILED', failure: 'cancelled' });
  });

  test('of Stripe’s reader cannot be sold at a cloud terminal', async () => {
    const name = await shop.opened(await shop.seat(), STRIPE_READER);
    expect((await shop.sell(name)).body.code).toBe('terminal_vendor_invalid');
  });
});

describe('R17: a card at Stripe’s reader', () => {
  test('is held, and taken once: by the kiosk, or by whoever hears of it', async () => {
    const guest = await shop.seat();
    const { payment_intent_id, client_secret } = await authorized(guest);
    const first = await capture(payment_intent_id);
    expect(first.body.payment).toMatchObject({ status: 'COMPLETE', is_capture_required: false });
    expect((await capture(payment_intent_id)).body.payment.status).toBe('COMPLETE');
    expect((await shop.place(guest, payment_intent_id)).status).toBe(200);
    const late = { cancellation_token: client_secret };
    expect((await cancel(payment_intent_id, late)).body.payment.status).toBe('COMPLETE');
    expect(await takenBy(payment_intent_id)).toBe(TOTAL);
  });

  test('is taken by the reconciliation when the kiosk has gone', async () => {
    const { payment_intent_id } = await authorized(await shop.seat());
    shop.advance(130_000);
    await runReconciliation(shop.deps);
    expect(await takenBy(payment_intent_id)).toBe(TOTAL);
    expect(await statusOf(payment_intent_id)).toBe('CAPTURED');
  });

  test('is let go when the payment was called off before it was taken', async () => {
    const guest = await shop.seat();
    const { payment_intent_id, client_secret } = await authorized(guest);
    const off = await cancel(payment_intent_id, { cancellation_token: client_secret });
    expect(off.body.payment).toMatchObject({ status: 'FAILED', failure: 'cancelled' });
    expect((await capture(payment_intent_id)).body.payment.status).toBe('FAILED');
    expect(await takenBy(payment_intent_id)).toBe(0);
    expect((await shop.place(guest, payment_intent_id)).body.code).toBe('payment_declined');
  });

  test('is not known to be taken while Stripe is silent', async () => {
    const { payment_intent_id } = await authorized(await shop.seat());
    await shop.fault({ kind: 'status', status: 500 });
    expect((await capture(payment_intent_id)).body.code).toBe('unavailable');
    expect(await shop.standing(payment_intent_id)).toMatchObject({ status: 'PROCESSING' });
    await shop.control('faults', undefined, 'DELETE');
    expect(await shop.standing(payment_intent_id)).toMatchObject({ status: 'COMPLETE' });
    expect(await takenBy(payment_intent_id)).toBe(TOTAL);
  });
});

describe('staff take over a guest’s order', () => {
  test('what was open on a page is closed, and paid at the reader', async () => {
    const guest = await shop.seat(shop.staff, 'TAKEOUT');
    const online = await shop.call(
      'POST',
      '/payments/intent',
      { ...shop.order(guest.guest_id), mode: 'before' },
      guest,
    );
    const page = online.body.payment_intent.payment_intent_id;
    const opened = await takeOver(guest.guest_id, HANDHELD);
    expect(opened.body).toMatchObject({
      payment_service: 'NUVEI',
      order_id: online.body.order_id,
      totals: { total_with_tip_and_tax: TOTAL },
    });
    expect(await statusOf(page)).toBe('CANCELLED');
    const name = opened.body.payment_intent.payment_intent_id;
    expect((await takeOver(guest.guest_id, HANDHELD)).body.payment_intent.payment_intent_id).toBe(
      name,
    );
    await shop.sell(name, shop.staff);
    await shop.asking(HANDHELD);
    await shop.act('present', {}, HANDHELD);
    await expect.poll(() => statusOf(name)).toBe('CAPTURED');
    expect((await shop.place(guest, name)).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
  });

  test('a guest who was faster has paid', async () => {
    const guest = await shop.newGuest();
    const body = { ...shop.order(guest.guest_id), mode: 'before' };
    const online = await shop.call('POST', '/payments/intent', body, guest);
    await shop.confirm(online.body.payment_intent.payment_intent_id);
    const late = await takeOver(guest.guest_id, HANDHELD);
    expect(late.body).toMatchObject({
      code: 'already_paid',
      order: { order_id: online.body.order_id },
    });
  });

  test('there is nothing to take over of a guest who wants nothing', async () => {
    const guest = await shop.newGuest();
    expect((await takeOver(guest.guest_id, HANDHELD)).body.code).toBe('order_empty');
  });

  function takeOver(guest_id: string, reader: string) {
    const { restaurant_id } = shop;
    const body = { restaurant_id, guest_id, terminal_id: shop.terminalId(reader) };
    return shop.call('POST', '/terminal/payment', body, shop.staff);
  }
});

function list(who: { readonly token: string }) {
  return shop.call('GET', `/terminal/${shop.restaurant_id}/list`, undefined, who);
}

function capture(payment_intent_id: string) {
  const body = { restaurant_id: shop.restaurant_id, payment_intent_id };
  return shop.call('POST', '/terminal/capturePayment', body, shop.kiosk);
}

function cancel(payment_intent_id: string, token: { readonly cancellation_token: string }) {
  const body = { restaurant_id: shop.restaurant_id, payment_intent_id, ...token };
  return shop.call('POST', '/terminal/cancelPayment', body, shop.kiosk);
}

/** A payment whose card was read and is held: what the kiosk's script does. */
async function authorized(guest: Seated) {
  const opened = await shop.open(guest, STRIPE_READER);
  const { payment_intent_id, client_secret } = opened.body.payment_intent;
  const charged = await readCard(shop, { client_secret });
  expect(charged.paymentIntent.status).toBe('requires_capture');
  return { payment_intent_id, client_secret };
}

async function takenBy(payment_intent_id: string): Promise<number> {
  const { amount_received } = await shop.stripe.paymentIntents.retrieve(payment_intent_id);
  return amount_received;
}

async function statusOf(provider_ref: string) {
  const [row] = await shop.db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.provider_ref, provider_ref));
  return row?.status;
}
