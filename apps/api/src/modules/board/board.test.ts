import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders, refunds, staff_actions } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';

let shop: Shop;
let staff: { readonly token: string };

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control('faults', undefined, 'DELETE');
  staff = await openStaffSession(shop.deps, shop.restaurant_id);
});

/** An order of 2478 cents (2000, 178 tax, 300 tip), paid at the counter or by card. */
async function place(how: 'COUNTER' | 'CARD' = 'COUNTER') {
  const guest = await shop.newGuest();
  const body = { ...shop.order(guest.guest_id), payment_method: how };
  if (how === 'COUNTER') {
    const placed = await shop.call('POST', '/orders/orderAndPay', body, guest);
    if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
    return { ...guest, order: placed.body.order };
  }
  const intent = await shop.call(
    'POST',
    '/payments/intent',
    { ...shop.order(guest.guest_id), mode: 'before' },
    guest,
  );
  const token = intent.body.payment_intent.payment_intent_id;
  await shop.confirm(token);
  const paid = {
    restaurant_id: shop.restaurant_id,
    guest_id: guest.guest_id,
    payment_method: 'CARD',
    token,
  };
  const placed = await shop.call('POST', '/orders/orderAndPay', paid, guest);
  return { ...guest, order: placed.body.order };
}

function move(order_id: string, status: string, more: object = {}, how: object = staff) {
  return shop.call('POST', `/orders/${order_id}/status`, { status, ...more }, how);
}

function cancel(order_id: string, cancel_note = '') {
  return move(order_id, 'ORDER_CANCELLED', { cancel_reason: 'too_busy', cancel_note });
}

function refund(order_id: string, item_instance_ids?: string[], key: string = randomUUID()) {
  return shop.call('POST', `/orders/${order_id}/refund`, { item_instance_ids }, { ...staff, key });
}

async function board(query = '') {
  return (await shop.call('GET', `/staff/orders${query}`, undefined, staff)).body;
}

async function refundedFor(order_id: string): Promise<number> {
  const { intents } = (await shop.ledger()) as {
    intents: { metadata: Record<string, string>; amount_refunded: number }[];
  };
  return intents
    .filter(({ metadata }) => metadata['order_id'] === order_id)
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
}

describe('the board', () => {
  test('shows what was placed with all that the kitchen needs, the oldest first, page by page', async () => {
    await shop.db.execute(sql`update orders set status = 'ORDER_COMPLETED'`);
    const draft = await shop.newGuest();
    await shop.call(
      'POST',
      '/payments/intent',
      { ...shop.order(draft.guest_id), mode: 'before' },
      draft,
    );
    const placed = [];
    for (let count = 0; count < 3; count += 1) {
      placed.push((await place()).order.order_id);
      shop.advance(90_000);
    }
    const first = await board('?limit=2');
    const second = await board(`?limit=2&cursor=${first.next_cursor}`);
    const ids = [...first.orders, ...second.orders].map((order) => order.order_id);
    expect(ids).toEqual(placed);
    expect(second.next_cursor).toBeNull();
    expect(first.orders[0]).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      guest_name: 'Guest 1',
      section_type: 'TAKEOUT',
      table_label: null,
      paid_state: 'UNPAID',
      items: [{ name: 'Fries', allergens: [] }, { special_instructions: 'no salt' }],
    });
    const newest = await board('?newest_first=true&limit=1');
    expect(newest.orders[0].order_id).toBe(placed[2]);
  });

  test('shows what was asked for by status, and refuses words that are none', async () => {
    const { order } = await place();
    await move(order.order_id, 'ORDER_PREPARING');
    const found = await board('?status=ORDER_PREPARING,ORDER_READY');
    expect(found.orders.map((each: { order_id: string }) => each.order_id)).toContain(
      order.order_id,
    );
    expect((await board('?status=ORDER_EATEN')).code).toBe('invalid_input');
    expect((await board('?cursor=nonsense')).code).toBe('invalid_input');
  });

  test('is read by a screen, which can change nothing; a kiosk does not see it', async () => {
    const { order } = await place();
    const screen = await openDeviceSession(shop.deps, shop.restaurant_id, 'screen');
    const kiosk = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
    expect((await shop.call('GET', '/staff/orders', undefined, screen)).status).toBe(200);
    expect((await shop.call('GET', '/staff/orders', undefined, kiosk)).status).toBe(401);
    expect((await move(order.order_id, 'ORDER_PREPARING', {}, screen)).status).toBe(401);
  });
});

describe('an order', () => {
  test('moves step by step, and the guest sees it', async () => {
    const { order, guest_id, token } = await place();
    for (const status of ['ORDER_PREPARING', 'ORDER_READY', 'ORDER_COMPLETED']) {
      expect((await move(order.order_id, status)).body.order.status).toBe(status);
      const seen = await shop.call('GET', `/orders/${guest_id}/getGuestOrder`, undefined, {
        token,
      });
      expect(seen.body.order.status).toBe(status);
    }
  });

  test('skips no step and goes back none; the refusal names where it is', async () => {
    const { order } = await place();
    const skipped = await move(order.order_id, 'ORDER_READY');
    expect(skipped.status).toBe(409);
    expect(skipped.body).toMatchObject({
      code: 'order_status_conflict',
      order_status: 'ORDER_SENT_TO_KITCHEN',
    });
    await move(order.order_id, 'ORDER_PREPARING');
    await move(order.order_id, 'ORDER_READY');
    expect((await move(order.order_id, 'ORDER_PREPARING')).body.order_status).toBe('ORDER_READY');
  });

  test('that is where it should be stays there, and is written down once', async () => {
    const { order } = await place();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => move(order.order_id, 'ORDER_PREPARING')),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const written = await shop.db
      .select()
      .from(staff_actions)
      .where(eq(staff_actions.subject_id, order.order_id));
    expect(written).toHaveLength(1);
  });

  test('that nobody has placed is no business of the kitchen', async () => {
    const guest = await shop.newGuest();
    const draft = await shop.call(
      'POST',
      '/payments/intent',
      { ...shop.order(guest.guest_id), mode: 'before' },
      guest,
    );
    const moved = await cancel(draft.body.order_id);
    expect(moved.body).toMatchObject({ code: 'order_status_conflict', order_status: 'ORDER_OPEN' });
  });
});

describe('cancelling', () => {
  test('tells the guest why, in fixed words and the restaurant’s own', async () => {
    const { order, guest_id } = await place();
    expect((await cancel(order.order_id, 'The oven broke. Sorry!')).status).toBe(200);
    const receipt = await shop.call('GET', `/guests/${guest_id}`);
    expect(receipt.body.guest.orders[0]).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason: 'too_busy',
      cancel_note: 'The oven broke. Sorry!',
    });
  });

  test('takes a reason, and no more than 250 characters of one’s own', async () => {
    const { order } = await place();
    expect((await move(order.order_id, 'ORDER_CANCELLED')).status).toBe(400);
    expect((await cancel(order.order_id, 'x'.repeat(251))).status).toBe(400);
    const invented = { cancel_reason: 'payment_mismatch' };
    expect((await move(order.order_id, 'ORDER_CANCELLED', invented)).status).toBe(400);
    expect((await cancel(order.order_id, 'x'.repeat(250))).status).toBe(200);
  });

  test('gives back all that was paid, exactly once, however often it is asked for and carried out', async () => {
    const { order } = await place('CARD');
    expect(order.payment_status).toBe('CAPTURED');
    const replies = await Promise.all(Array.from({ length: 6 }, () => cancel(order.order_id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([runOutbox(shop.deps), runOutbox(shop.deps)]);
    await runOutbox(shop.deps);
    expect(await refundedFor(order.order_id)).toBe(2478);
    const rows = await shop.db.select().from(refunds).where(eq(refunds.order_id, order.order_id));
    expect(rows).toMatchObject([{ amount: 2478, status: 'DONE' }]);
    const { orders: cancelled } = await board('?status=ORDER_CANCELLED&newest_first=true&limit=1');
    expect(cancelled[0]).toMatchObject({
      paid_state: 'REFUNDED',
      refunded_amount: 2478,
      payment_status: 'REFUNDED',
    });
    expect((await refund(order.order_id)).body.code).toBe('order_status_conflict');
  });

  test('gives it back once when the processor loses its answers', async () => {
    const { order } = await place('CARD');
    await cancel(order.order_id);
    const match = { path: '/v1/refunds', method: 'POST' };
    await shop.fault({ kind: 'status', status: 500, when: 'after', times: 1, match });
    await runOutbox(shop.deps);
    shop.advance(5_000);
    await runOutbox(shop.deps);
    shop.advance(60_000);
    await runOutbox(shop.deps);
    expect(await refundedFor(order.order_id)).toBe(2478);
  });
});

describe('a refund', () => {
  test('of one item gives back its price and its tax; of the rest, the tip too; and never more', async () => {
    const { order } = await place('CARD');
    const [fries, burger] = order.items;
    const some = await refund(order.order_id, [fries.item_instance_id]);
    expect(some.body.refund).toEqual({ online: 980, at_counter: 0 });
    expect((await refund(order.order_id, [fries.item_instance_id])).body).toMatchObject({
      code: 'refund_too_high',
      left_amount: 0,
    });
    await runOutbox(shop.deps);
    const [shown] = (await board('?newest_first=true&limit=1')).orders;
    expect(shown).toMatchObject({
      paid_state: 'PARTLY_REFUNDED',
      refunded_amount: 980,
      status: 'ORDER_SENT_TO_KITCHEN',
    });
    const rest = await refund(order.order_id, [burger.item_instance_id]);
    expect(rest.body.refund).toEqual({ online: 1498, at_counter: 0 });
    await runOutbox(shop.deps);
    expect(await refundedFor(order.order_id)).toBe(2478);
  });

  test('asked for ten times at once with keys of their own gives back once', async () => {
    const { order } = await place('CARD');
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(order.order_id)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    await runOutbox(shop.deps);
    expect(await refundedFor(order.order_id)).toBe(2478);
  });

  test('repeated with its key gives the first answer again', async () => {
    const { order } = await place('CARD');
    const key = randomUUID();
    const [one, again] = [
      await refund(order.order_id, undefined, key),
      await refund(order.order_id, undefined, key),
    ];
    expect(again.body).toEqual(one.body);
    expect(one.body.refund.online).toBe(2478);
  });

  test('and a cancellation at the same moment give back once together', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { order } = await place('CARD');
      const [fries] = order.items;
      await Promise.all([refund(order.order_id, [fries.item_instance_id]), cancel(order.order_id)]);
      await runOutbox(shop.deps);
      expect(await refundedFor(order.order_id)).toBe(2478);
    }
  });

  test('of what the counter took is handed over there', async () => {
    const { order } = await place();
    const [fries] = order.items;
    const paid = await shop.call('POST', `/orders/${order.order_id}/paid`, {}, staff);
    expect(paid.body.order.items.map((item: { has_paid: string }) => item.has_paid)).toEqual([
      'PAYMENT_PAID_AT_COUNTER',
      'PAYMENT_PAID_AT_COUNTER',
    ]);
    const back = await refund(order.order_id, [fries.item_instance_id]);
    expect(back.body.refund).toEqual({ online: 0, at_counter: 980 });
    expect(back.body.order.items[0].has_paid).toBe('PAYMENT_REFUNDED');
  });
});

describe('paying at the counter', () => {
  test('marks an item, then the rest; what is paid already is not taken twice', async () => {
    const { order } = await place();
    const [fries] = order.items;
    const path = `/orders/${order.order_id}/paid`;
    const ids = { item_instance_ids: [fries.item_instance_id] };
    await shop.call('POST', path, ids, staff);
    expect((await board('?newest_first=true&limit=1')).orders[0].paid_state).toBe('PARTLY_PAID');
    await shop.call('POST', path, {}, staff);
    expect((await board('?newest_first=true&limit=1')).orders[0].paid_state).toBe('PAID');
    expect((await shop.call('POST', path, {}, staff)).status).toBe(200);
    const online = await place('CARD');
    const paid = await shop.call('POST', `/orders/${online.order.order_id}/paid`, {}, staff);
    expect(paid.body.code).toBe('already_paid');
  });

  test('of an item of another order marks nothing', async () => {
    const [one, other] = [await place(), await place()];
    const ids = { item_instance_ids: [other.order.items[0].item_instance_id] };
    const path = `/orders/${one.order.order_id}/paid`;
    expect((await shop.call('POST', path, ids, staff)).status).toBe(404);
  });
});

describe('an order that has to be accepted', () => {
  async function waiting(how: 'COUNTER' | 'CARD' = 'COUNTER') {
    const placed = await place(how);
    await shop.db
      .update(orders)
      .set({ is_accepted: false })
      .where(eq(orders.order_id, placed.order.order_id));
    return placed.order.order_id as string;
  }

  test('waits for it, and can be promised for another time', async () => {
    const order_id = await waiting();
    expect((await move(order_id, 'ORDER_PREPARING')).body.code).toBe('order_status_conflict');
    const path = `/orders/${order_id}/accept`;
    const accepted = await shop.call('POST', path, { ready_in_minutes: 40 }, staff);
    const minutes =
      (Date.parse(accepted.body.order.ready_at) - shop.deps.clock.now().getTime()) / 60_000;
    expect(accepted.body.order.is_accepted).toBe(true);
    expect(Math.round(minutes)).toBe(40);
    // Accepted again with another time, it is promised for that one; without a time, it stays as it is.
    const moved = await shop.call('POST', path, { ready_in_minutes: 55 }, staff);
    const later =
      (Date.parse(moved.body.order.ready_at) - Date.parse(accepted.body.order.ready_at)) / 60_000;
    expect(Math.round(later)).toBe(15);
    const again = await shop.call('POST', path, {}, staff);
    expect(again.body.order.ready_at).toBe(moved.body.order.ready_at);
    expect((await move(order_id, 'ORDER_PREPARING')).status).toBe(200);
    expect((await move(order_id, 'ORDER_READY')).status).toBe(200);
    expect((await shop.call('POST', path, { ready_in_minutes: 10 }, staff)).status).toBe(409);
    const why = { cancel_reason: 'too_busy' };
    expect((await shop.call('POST', `/orders/${order_id}/reject`, why, staff)).status).toBe(409);
  });

  test('is rejected with a reason, and its money goes back', async () => {
    const order_id = await waiting('CARD');
    const why = { cancel_reason: 'restaurant_closed', cancel_note: 'We close early today.' };
    const rejected = await shop.call('POST', `/orders/${order_id}/reject`, why, staff);
    expect(rejected.body.order).toMatchObject({ status: 'ORDER_CANCELLED', ...why });
    await runOutbox(shop.deps);
    expect(await refundedFor(order_id)).toBe(2478);
  });
});
