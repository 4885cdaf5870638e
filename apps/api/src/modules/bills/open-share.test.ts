import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { settle } from '../payments/settle/settle';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';
import { HOLD_MS } from './claim-share';

let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining();
  staff = await shop.staffToken();
}, 60_000);
beforeEach(async () => {
  shop.advance(60_000);
  await shop.clear(staff, 'TAB1');
});
afterAll(() => shop.close());

async function sit(): Promise<readonly [Diner, Diner]> {
  const [ada, bob] = await shop.sit('TAB1', 'Ada', 'Bob');
  if (!ada || !bob) throw new Error('nobody sits');
  return [ada, bob];
}

function openShare({ token }: Diner, guest_id: string) {
  return shop.call('GET', `/orders/${guest_id}/openShare`, undefined, { token });
}

/** How many messages about the change of an order wait to go out. */
async function newsOf(order_id: string): Promise<number> {
  const rows = await shop.db.select().from(outbox).where(eq(outbox.kind, 'order.changed'));
  return rows.filter(({ payload }) => payload['order_id'] === order_id).length;
}

describe('a share that was claimed and not paid', () => {
  test('is found again, with what it takes to pay it, by its guest alone', async () => {
    const [ada, bob] = await sit();
    const { order } = (await shop.round(ada, ['fries', 'soda'])).body;
    expect((await openShare(ada, ada.guest_id)).body).toEqual({ share: null, payment: null });
    const [fries] = order.items;
    const share = { kind: 'items', item_instance_ids: [fries.item_instance_id] };
    const claimed = await shop.pay(ada, { share, tip_fixed: 50 });
    const found = await openShare(ada, ada.guest_id);
    expect(found.body.payment).toEqual(claimed.body);
    expect(found.body.share).toMatchObject({
      share_id: claimed.body.share_id,
      kind: 'items',
      item_instance_ids: [fries.item_instance_id],
      amount: 540,
      tip_amount: 50,
      status: 'CLAIMED',
    });
    expect((await openShare(bob, bob.guest_id)).body.share).toBeNull();

    const { payment_intent_id } = found.body.payment.payment_intent;
    expect((await shop.settle(ada, payment_intent_id)).body.code).toBe('payment_declined');
    await shop.confirm(payment_intent_id);
    expect((await shop.settle(ada, payment_intent_id)).status).toBe(200);
    expect((await openShare(ada, ada.guest_id)).body).toEqual({ share: null, payment: null });
  });

  test('is said to be closed when its time was over before it was paid', async () => {
    const [ada] = await sit();
    await shop.round(ada, ['fries']);
    const { payment_intent_id } = (await shop.pay(ada)).body.payment_intent;
    expect((await shop.settle(ada, payment_intent_id)).body).not.toHaveProperty('is_closed');
    shop.advance(HOLD_MS + 1000);
    await runReconciliation(shop.deps);
    expect((await shop.settle(ada, payment_intent_id)).body).toMatchObject({
      code: 'payment_declined',
      is_closed: true,
    });
  });

  test('is nobody’s at another table', async () => {
    const [ada] = await sit();
    await shop.clear(staff, 'TAB2');
    const [eve] = await shop.sit('TAB2', 'Eve');
    if (!eve) throw new Error('nobody sits');
    await shop.round(ada, ['fries']);
    await shop.pay(ada);
    expect((await openShare(eve, ada.guest_id)).body.code).toBe('not_found');
  });

  test('gives way to one of another dish that costs the same', async () => {
    const [ada] = await sit();
    const { order } = (await shop.round(ada, ['fries', 'soda', 'fries'])).body;
    const [one, , other] = order.items;
    const first = await shop.pay(ada, {
      share: { kind: 'items', item_instance_ids: [one.item_instance_id] },
    });
    const second = await shop.pay(ada, {
      share: { kind: 'items', item_instance_ids: [other.item_instance_id] },
    });
    expect(second.body.share_id).not.toBe(first.body.share_id);
    expect((await openShare(ada, ada.guest_id)).body.share.item_instance_ids).toEqual([
      other.item_instance_id,
    ]);
  });
});

describe('a share whose payer wants something else', () => {
  function release({ token }: Diner, guest_id: string) {
    return shop.call('POST', `/orders/${guest_id}/releaseShare`, undefined, { token });
  }

  test('is somebody else’s to pay at once, and its payment cannot be made any more', async () => {
    const [ada, bob] = await sit();
    await shop.round(ada, ['fries', 'soda']);
    const claimed = await shop.pay(ada, { share: { kind: 'all' } });
    const { payment_intent_id } = claimed.body.payment_intent;
    expect((await shop.pay(bob, { share: { kind: 'all' } })).body.code).toBe('bill_claimed');
    expect((await release(ada, ada.guest_id)).body).toEqual({ share: null });
    expect((await openShare(ada, ada.guest_id)).body).toEqual({ share: null, payment: null });
    await expect(shop.confirm(payment_intent_id)).rejects.toThrow('canceled');
    const taken = await shop.pay(bob, { share: { kind: 'all' } });
    expect(taken.body.payment_intent.amount).toBe(claimed.body.payment_intent.amount);
  });

  test('is paid if it was confirmed before, and nothing is held without one', async () => {
    const [ada] = await sit();
    expect((await release(ada, ada.guest_id)).body).toEqual({ share: null });
    await shop.round(ada, ['fries']);
    const claimed = await shop.pay(ada);
    await shop.confirm(claimed.body.payment_intent.payment_intent_id);
    expect((await release(ada, ada.guest_id)).body).toEqual({ share: null });
    const bill = await shop.bill(ada);
    expect(bill).toMatchObject({ open: 0, claimed: 0 });
    expect(bill.paid).toBe(claimed.body.payment_intent.amount);
  });

  test('is given back by nobody at another table', async () => {
    const [ada] = await sit();
    await shop.clear(staff, 'TAB2');
    const [eve] = await shop.sit('TAB2', 'Eve');
    if (!eve) throw new Error('nobody sits');
    await shop.round(ada, ['fries']);
    await shop.pay(ada);
    expect((await release(eve, ada.guest_id)).body.code).toBe('not_found');
    expect((await openShare(ada, ada.guest_id)).body.share).not.toBeNull();
  });
});

describe('the restaurant’s webhook', () => {
  test('hears of an order whose share is paid, and whose money goes back', async () => {
    const [ada, bob] = await sit();
    const { order } = (await shop.round(ada, ['fries', 'soda'])).body;
    await shop.db.delete(outbox);
    const opened = await shop.pay(bob, { share: { kind: 'all' } });
    await shop.confirm(opened.body.payment_intent.payment_intent_id);
    await shop.settle(bob, opened.body.payment_intent.payment_intent_id);
    expect(await newsOf(order.order_id)).toBe(1);

    const [fries] = order.items;
    const body = { item_instance_ids: [fries.item_instance_id] };
    await shop.call('POST', `/orders/${order.order_id}/refund`, body, { token: staff });
    await shop.db.delete(outbox).where(eq(outbox.kind, 'order.changed'));
    await runOutbox(shop.deps);
    expect(await newsOf(order.order_id)).toBe(1);
  });

  test('hears of an order that was paid before it was placed, and refunded at the processor, once', async () => {
    const guest = await shop.newGuest();
    const wish = { ...shop.order(guest.guest_id), mode: 'before' };
    const opened = await shop.call('POST', '/payments/intent', wish, guest);
    const { payment_intent_id } = opened.body.payment_intent;
    await shop.confirm(payment_intent_id);
    const { order } = (await shop.settle(guest, payment_intent_id)).body;
    await shop.db.delete(outbox);
    await shop.stripe.refunds.create({ payment_intent: payment_intent_id });
    await settle(shop.deps, {
      payment_service: 'STRIPE',
      source: 'webhook',
      provider_ref: payment_intent_id,
    });
    expect(await newsOf(order.order_id)).toBe(1);
  });
});

describe('where somebody has left who was about to pay an amount', () => {
  test.for(['mine', 'all', 'items'] as const)(
    'the rest, paid as %s, marks no line as paid until all of it is',
    async (kind) => {
      const [ada, bob] = await sit();
      const { order } = (await shop.round(ada, ['burger', 'soda'])).body;
      const lines: string[] = order.items.map(
        ({ item_instance_id }: { item_instance_id: string }) => item_instance_id,
      );
      expect((await shop.pay(bob, { share: { kind: 'amount', amount: 1200 } })).status).toBe(200);
      const share = kind === 'items' ? { kind, item_instance_ids: lines } : { kind };
      await settled(ada, share);

      shop.advance(HOLD_MS + 1000);
      await runReconciliation(shop.deps);
      const left = await shop.bill(ada);
      expect(left).toMatchObject({ open: 1200, claimed: 0 });
      expect(await paidMarks(ada)).toEqual(['PAYMENT_UNPAID', 'PAYMENT_UNPAID']);

      await settled(bob, { kind: 'all' });
      expect((await shop.bill(ada)).open).toBe(0);
      expect(await paidMarks(ada)).toEqual(['PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_ONLINE']);
    },
  );
});

async function settled(diner: Diner, share: object): Promise<void> {
  const claimed = await shop.pay(diner, { share });
  expect(claimed).toMatchObject({ status: 200 });
  const { payment_intent_id } = claimed.body.payment_intent;
  await shop.confirm(payment_intent_id);
  expect((await shop.settle(diner, payment_intent_id)).status).toBe(200);
}

async function paidMarks({ table_id, token }: Diner): Promise<string[]> {
  const { body } = await shop.call('GET', `/table/${table_id}/orders`, undefined, { token });
  return body.orders.flatMap(({ items }: { items: { has_paid: string }[] }) =>
    items.map(({ has_paid }) => has_paid),
  );
}
