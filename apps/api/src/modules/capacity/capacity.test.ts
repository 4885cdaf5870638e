import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';
import { openStaffSession } from '../../testing/open-sessions';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ config: {} });
  await setCapacity(3);
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.advance(24 * 3_600_000));

async function setCapacity(orders_per_slot: number | null): Promise<void> {
  await shop.changeSettings({ orders_per_slot, slot_minutes: 15 });
}

/** A quarter past, so many hours from now. */
function slotIn(hours: number): Date {
  const time = new Date(shop.deps.clock.now().getTime() + hours * 3_600_000);
  time.setUTCMinutes(15, 0, 0);
  return time;
}

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

function order(guest: Guest, pickup_time: Date | null) {
  const body = {
    ...shop.order(guest.guest_id, { pickup_time: pickup_time?.toISOString() ?? null }),
    payment_method: 'COUNTER',
  };
  return shop.call('POST', '/orders/orderAndPay', body, guest);
}

function intent(guest: Guest, pickup_time: Date) {
  const body = {
    ...shop.order(guest.guest_id, { pickup_time: pickup_time.toISOString() }),
    mode: 'before',
  };
  return shop.call('POST', '/payments/intent', body, guest);
}

async function fullSlots(): Promise<string[]> {
  const { body } = await shop.call('GET', '/restaurant/test-shop/fullSlots');
  return body.full_slots.map(({ starts_at }: { starts_at: string }) => starts_at);
}

describe('a pickup slot', () => {
  test('of three takes three of fifty orders that come at once', async () => {
    const slot = slotIn(3);
    const guests = [];
    for (let count = 0; count < 50; count += 1) guests.push(await shop.newGuest());
    const replies = await Promise.all(
      guests.map((guest, index) => order(guest, new Date(slot.getTime() + (index % 3) * 300_000))),
    );
    const codes = replies.map(({ status, body }) => (status === 200 ? 'placed' : body.code));
    expect(codes.filter((code) => code === 'placed')).toHaveLength(3);
    expect(codes.filter((code) => code === 'slot_full')).toHaveLength(47);
    const placed = await shop.db.select().from(orders).where(eq(orders.pickup_time, slot));
    expect(placed.every(({ status }) => status === 'ORDER_SENT_TO_KITCHEN')).toBe(true);
    expect(await fullSlots()).toEqual([slot.toISOString()]);
  }, 120_000);

  test('is kept while it is being paid for, and given back when nobody pays', async () => {
    await setCapacity(1);
    const slot = slotIn(4);
    const [payer, other] = [await shop.newGuest(), await shop.newGuest()];
    expect((await intent(payer, slot)).status).toBe(200);
    expect((await order(other, slot)).body.code).toBe('slot_full');
    expect(await fullSlots()).toContain(slot.toISOString());
    shop.advance(16 * 60_000);
    expect(await fullSlots()).not.toContain(slot.toISOString());
    expect((await order(other, slot)).status).toBe(200);
    await setCapacity(3);
  });

  test('that is gone when a slow payment arrives is told, and the money goes back', async () => {
    await setCapacity(1);
    const slot = slotIn(4);
    const [payer, other] = [await shop.newGuest(), await shop.newGuest()];
    const opened = await intent(payer, slot);
    const token = opened.body.payment_intent.payment_intent_id;
    shop.advance(16 * 60_000);
    expect((await order(other, slot)).status).toBe(200);
    await shop.confirm(token);
    const { restaurant_id } = shop;
    const paid = { restaurant_id, guest_id: payer.guest_id, payment_method: 'CARD', token };
    const reply = await shop.call('POST', '/orders/orderAndPay', paid, payer);
    expect(reply.body.order).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason: 'slot_full',
    });
    await runOutbox(shop.deps);
    const { intents } = await shop.ledger();
    const [mine] = intents.filter(({ id }: { id: string }) => id === token);
    expect(mine.amount_refunded).toBe(mine.amount_captured);
    await setCapacity(3);
  });

  test('is given back by an order that is cancelled', async () => {
    await setCapacity(1);
    const slot = slotIn(5);
    const staff = await openStaffSession(shop.deps, shop.restaurant_id);
    const first = await order(await shop.newGuest(), slot);
    const path = `/orders/${first.body.order.order_id}/status`;
    const why = { status: 'ORDER_CANCELLED', cancel_reason: 'guest_request' };
    expect((await shop.call('POST', path, why, staff)).status).toBe(200);
    expect((await order(await shop.newGuest(), slot)).status).toBe(200);
    await setCapacity(3);
  });
});

describe('an order that is wanted soon', () => {
  test('is promised for the first slot with a place', async () => {
    await setCapacity(2);
    // A slot begins: whatever the time is, none ends between the orders.
    shop.advance(900_000 - (shop.deps.clock.now().getTime() % 900_000));
    const minutes: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { body } = await order(await shop.newGuest(), null);
      minutes.push(new Date(body.order.ready_at).getTime() / 60_000);
    }
    const slots = minutes.map((at) => Math.floor(at / 15) - Math.floor((minutes[0] ?? 0) / 15));
    expect(slots).toEqual([0, 0, 1, 1, 2]);
    await setCapacity(3);
  });

  test('by staff is never refused, and counts', async () => {
    await setCapacity(1);
    const slot = slotIn(6);
    const staff = await openStaffSession(shop.deps, shop.restaurant_id);
    const body = { restaurant_id: shop.restaurant_id, section_type: 'TAKEOUT' };
    const table = (await shop.call('POST', '/section/addGuest', body, staff)).body;
    const seat = { restaurant_id: shop.restaurant_id, table_id: table.table_id, guest: {} };
    const added = await shop.call('POST', '/table/addGuest', seat, { token: table.token });
    const guest = { ...table, guest_id: added.body.guest_id };
    expect((await order(await shop.newGuest(), slot)).status).toBe(200);
    expect((await order(guest, slot)).status).toBe(200);
    expect((await order(await shop.newGuest(), slot)).body.code).toBe('slot_full');
    await setCapacity(3);
  });
});
