import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeliveryShop, deliverBy } from './testing/deliver-by';

const SERVICES = [
  ['nash', 799, '/nash/track/'],
  ['doordash', 975, '/doordash/track/'],
] as const;

describe.each(SERVICES)('orders that %s brings', (service, fee, tracking) => {
  let on: DeliveryShop;
  beforeAll(async () => {
    on = await deliverBy(service);
  }, 120_000);
  afterAll(() => on.close());

  test('cost the stored quote’s fee, and a courier is sent once, after paying', async () => {
    const guest = await on.shop.newGuest();
    const quoted = await on.quote(guest, { delivery_tip: 400 });
    expect(quoted).toMatchObject({ fee, currency: 'USD', min_spend: 1500, delivery_tip: 400 });
    const { opened, placed, order_id } = await on.pay(guest, quoted.id, { delivery_tip: 400 });
    expect(opened.body.totals).toMatchObject({
      subtotal: 2000,
      delivery_fee: fee,
      delivery_tip_amount: 400,
      // 8.875 % of the dishes and of the fee.
      tax_amount: Math.round((2000 + fee) * 0.08875),
    });
    expect(placed.body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      delivery: { status: 'WAITING' },
      totals: { delivery_fee: fee },
    });
    expect(await on.jobs()).toEqual([]);
    await on.work();
    await on.work();
    const jobs = await on.jobs();
    expect(jobs).toMatchObject([{ amount: fee, tip_amount: 400, status: 'created' }]);
    expect(await on.track(guest)).toMatchObject({
      order_id,
      status: 'DISPATCHED',
      tracking_url: expect.stringContaining(tracking),
      dropoff_address: '98 Court Street, Brooklyn, NY 11201',
      is_cancellable: true,
    });
  });

  test('are followed by webhooks, whichever way these come', async () => {
    const { guest, order_id } = await on.order();
    await on.work();
    const { external_id, provider_ref } = await on.row(order_id);
    const job = provider_ref ?? external_id;
    for (const mode of ['duplicate', 'reorder'] as const) {
      await on.deliverWebhooks(mode);
      for (let step = 0; step < 3; step += 1) await on.courier(job, 'advance');
      const status = mode === 'duplicate' ? 'PICKUP_ARRIVED' : 'DROPOFF_ARRIVED';
      await expect.poll(async () => (await on.row(order_id)).status).toBe(status);
    }
    await on.deliverWebhooks('drop');
    await on.courier(job, 'advance');
    // No webhook came, so the service is queried a minute after the last event; a webhook may still be under way.
    await expect
      .poll(async () => {
        on.outside.advance(61_000);
        await on.sweep();
        return await on.track(guest);
      })
      .toMatchObject({ status: 'DELIVERED', is_cancellable: false });
    expect((await on.orderRow(order_id)).status).toBe('ORDER_COMPLETED');
    expect((await on.cancel(guest)).body.code).toBe('delivery_not_cancellable');
  });

  test('take nobody’s word for it that is not the service’s', async () => {
    const { order_id } = await on.order();
    await on.work();
    const { external_id } = await on.row(order_id);
    const data = { externalIdentifier: external_id };
    for (const headers of [{}, { authorization: 'Bearer no' }, { 'svix-signature': 'v1,no' }]) {
      const reply = await on.shop.api.inject({
        method: 'POST',
        url: `/api/webhooks/${service}`,
        headers,
        body: { type: 'delivery', event: 'failed', data, external_delivery_id: external_id },
      });
      expect(reply.statusCode).toBe(400);
    }
    expect((await on.row(order_id)).status).toBe('DISPATCHED');
  });

  test('can be called off before the kitchen begins: all money goes back, and no courier comes', async () => {
    const { guest, order_id, payment_intent_id, opened } = await on.order();
    await on.work();
    const off = await on.cancel(guest);
    expect(off).toMatchObject({
      status: 200,
      body: {
        delivery: { status: 'CANCELLED' },
        order: { status: 'ORDER_CANCELLED', cancel_reason: 'delivery_cancelled' },
      },
    });
    expect((await on.cancel(guest)).status).toBe(200);
    await on.work();
    await on.work();
    const { total_with_tip_and_tax } = opened.body.totals;
    expect(await on.refundedOf(payment_intent_id)).toBe(total_with_tip_and_tax);
    const { external_id } = await on.row(order_id);
    const job = (await on.jobs()).find((each) => each.external_id === external_id);
    expect(job?.status).toMatch(/^cancell?ed/);
  });

  test('called off before a courier was sent for, none is', async () => {
    const before = (await on.jobs()).length;
    const { guest, payment_intent_id, opened } = await on.order();
    expect((await on.cancel(guest)).status).toBe(200);
    await on.work();
    expect(await on.jobs()).toHaveLength(before);
    expect(await on.refundedOf(payment_intent_id)).toBe(opened.body.totals.total_with_tip_and_tax);
  });

  test('cannot be called off once the kitchen is at it, or the courier has the food', async () => {
    const [cooking, fetched] = [await on.order(), await on.order()];
    await on.work();
    await on.setOrder(cooking.order_id, 'ORDER_PREPARING');
    expect((await on.cancel(cooking.guest)).body.code).toBe('delivery_not_cancellable');
    const { external_id, provider_ref } = await on.row(fetched.order_id);
    // No webhook came yet: the service refuses, and then all are notified.
    for (let step = 0; step < 4; step += 1)
      await on.courier(provider_ref ?? external_id, 'advance');
    const late = await on.cancel(fetched.guest);
    expect(late).toMatchObject({ status: 409, body: { code: 'delivery_not_cancellable' } });
    expect(await on.row(fetched.order_id)).toMatchObject({
      status: 'PICKED_UP',
      cancel_asked_at: null,
    });
    await on.work();
    expect(await on.refundedOf(fetched.payment_intent_id)).toBe(0);
    expect((await on.orderRow(fetched.order_id)).status).toBe('ORDER_SENT_TO_KITCHEN');
  });
});

describe('quotes', () => {
  let on: DeliveryShop;
  beforeAll(async () => {
    on = await deliverBy('nash');
    on.outside.stopTime();
  }, 120_000);
  afterAll(() => on.close());

  test('hold for 240 seconds by the server’s clock', async () => {
    const guest = await on.shop.newGuest();
    const { id } = await on.quote(guest);
    on.outside.advance(239_000);
    expect((await on.openIntent(guest, { delivery_quote_id: id })).status).toBe(200);
    const other = await on.shop.newGuest();
    const late = await on.quote(other);
    on.outside.advance(240_000);
    const refused = await on.openIntent(other, { delivery_quote_id: late.id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'delivery_quote_expired' } });
  });

  test('are one guest’s, for one order, with the tip that the courier was promised', async () => {
    const [guest, other] = [await on.shop.newGuest(), await on.shop.newGuest()];
    const { id } = await on.quote(guest, { delivery_tip: 100 });
    const expired = { status: 409, body: { code: 'delivery_quote_expired' } };
    const quote = { delivery_quote_id: id, delivery_tip: 100 };
    expect(await on.openIntent(other, quote)).toMatchObject(expired);
    expect(await on.openIntent(guest, { ...quote, delivery_tip: 50 })).toMatchObject(expired);
    await on.pay(guest, id, { delivery_tip: 100 });
    expect(await on.openIntent(guest, quote)).toMatchObject(expired);
  });

  test('say what the dishes must come to', async () => {
    const guest = await on.shop.newGuest();
    const { id } = await on.quote(guest);
    const items = [{ item_id: on.shop.ids.get('soda'), modifier_ids: [], multiplier: 1 }];
    const little = await on.openIntent(guest, { delivery_quote_id: id, items });
    expect(little).toMatchObject({
      status: 422,
      body: { code: 'delivery_min_spend', min_spend: 1500 },
    });
  });

  test('are asked for at a time; what is brought is brought when it is ready', async () => {
    const guest = await on.shop.newGuest();
    const { id } = await on.quote(guest);
    const pickup_time = new Date(on.outside.now().getTime() + 7_200_000).toISOString();
    const later = await on.openIntent(guest, { delivery_quote_id: id, pickup_time });
    expect(later.body.code).toBe('pickup_time_invalid');
  });

  test('no client names a fee, and no delivery tip without a delivery', async () => {
    const guest = await on.shop.newGuest();
    expect((await on.openIntent(guest, { delivery_fee: 0 })).status).toBe(400);
    expect((await on.openIntent(guest, { delivery_tip: 100 })).body.code).toBe('tip_too_high');
    const { id } = await on.quote(guest);
    const paid = {
      ...on.shop.order(guest.guest_id),
      payment_method: 'COUNTER',
      delivery_quote_id: id,
    };
    const { token } = guest;
    const unpaid = await on.shop.call('POST', '/orders/orderAndPay', paid, { token });
    expect(unpaid.body.code).toBe('payment_method_unavailable');
  });

  test.each([
    [
      'an address that nobody goes to',
      { dropoff_address: '1 Far Away Road, Nowhere' },
      503,
      'address_not_deliverable',
    ],
    [
      'an address that is none',
      { dropoff_address: 'Somewhere else' },
      503,
      'address_not_deliverable',
    ],
    ['a number that is none', { dropoff_phone_number: '12' }, 422, 'invalid_phone_number'],
    ['notes without end', { dropoff_instructions: 'x'.repeat(251) }, 400, 'invalid_input'],
    ['no name', { guest_last_name: ' ' }, 400, 'invalid_input'],
  ])('of %s: %o', async (_, changes, status, code) => {
    const guest = await on.shop.newGuest();
    expect(await on.askQuote(guest, changes)).toMatchObject({ status, body: { code } });
  });

  test('are refused where nothing is brought, and unavailable while the service is silent', async () => {
    const guest = await on.shop.newGuest();
    await on.fault({ kind: 'status', status: 503, times: 1 });
    expect((await on.askQuote(guest)).body.code).toBe('unavailable');
    await on.shop.changeSettings({ delivery_type: 'DELIVERY_OPTION_NO_DELIVERY' });
    expect((await on.askQuote(guest)).body.code).toBe('delivery_not_offered');
    await on.restore();
  });

  test('are shown with what they make of the total, before anything is ordered', async () => {
    const { items, restaurant_id } = on.shop.order('');
    const order = { items, restaurant_id, delivery_fee: 799, delivery_tip: 200 };
    const asked = await on.shop.call('POST', '/order/calculateTotals', { order });
    expect(asked.body.totals).toMatchObject({ delivery_fee: 799, delivery_tip_amount: 200 });
  });
});
