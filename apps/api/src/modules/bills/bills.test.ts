import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';

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

async function payFully(diner: Diner, changes: object = {}) {
  const opened = await shop.pay(diner, changes);
  expect(opened.body.code).toBeUndefined();
  const { payment_intent_id } = opened.body.payment_intent;
  await shop.confirm(payment_intent_id);
  const settled = await shop.settle(diner, payment_intent_id);
  expect(settled.body.code).toBeUndefined();
  return { amount: opened.body.payment_intent.amount as number, order: settled.body.order };
}

describe('rounds', () => {
  test('go to one order with one number, taxed once', async () => {
    const [ada] = await shop.sit('TAB1', 'Ada');
    if (!ada) throw new Error('nobody sits');
    const first = await shop.round(ada, ['fries']);
    expect(first.body.code).toBeUndefined();
    expect(first.body.order).toMatchObject({
      order_type: 'DINE_IN',
      status: 'ORDER_SENT_TO_KITCHEN',
      totals: { subtotal: 450, tax_amount: 40, total_with_tip_and_tax: 490 },
    });
    const second = await shop.round(ada, ['soda', 'burger']);
    expect(second.body.order).toMatchObject({
      order_id: first.body.order.order_id,
      order_number: first.body.order.order_number,
      totals: { subtotal: 1850, tax_amount: 164, total_with_tip_and_tax: 2014 },
      items: [{ round: 1 }, { round: 2 }, { round: 2 }],
    });
    expect((await shop.bill(ada)).open).toBe(2014);
  });
});

describe('a share of the bill', () => {
  test('is paid by whoever has it', async () => {
    const [ada, bob] = await shop.sit('TAB1', 'Ada', 'Bob');
    if (!ada || !bob) throw new Error('nobody sits');
    await shop.round(ada, ['fries']);
    await shop.round(bob, ['burger']);
    const paid = await payFully(ada);
    expect(paid.amount).toBe(490);
    expect(paid.order).toMatchObject({
      payment_status: 'CAPTURED',
      items: [{ has_paid: 'PAYMENT_PAID_ONLINE' }],
    });
    expect(await shop.bill(bob)).toMatchObject({ total: 1688, paid: 490, claimed: 0, open: 1198 });
    expect((await shop.pay(ada)).body.code).toBe('already_paid');
    const rest = await payFully(bob, { share: { kind: 'all' }, tip_fixed: 100 });
    expect(rest.amount).toBe(1298);
    expect(await shop.bill(bob)).toMatchObject({ total: 1788, paid: 1788, open: 0 });
    expect((await shop.pay(bob, { share: { kind: 'all' } })).body.code).toBe('already_paid');
  });
});

describe('the counter', () => {
  test('takes what is not paid yet, and nobody pays it again', async () => {
    const [ada, bob] = await shop.sit('TAB1', 'Ada', 'Bob');
    if (!ada || !bob) throw new Error('nobody sits');
    const { order } = (await shop.round(ada, ['fries', 'soda'])).body;
    await shop.round(bob, ['burger']);
    const [fries] = order.items;
    function takeMoney(body: object) {
      return shop.call('POST', `/orders/${order.order_id}/paid`, body, { token: staff });
    }
    const part = await takeMoney({ item_instance_ids: [fries.item_instance_id] });
    expect(part.body.code).toBeUndefined();
    expect(await shop.bill(ada)).toMatchObject({ total: 2015, paid: 490, open: 1525 });
    const opened = await shop.pay(ada);
    expect(opened.body.payment_intent.amount).toBe(327);
    expect((await takeMoney({})).body.code).toBe('payment_pending');
    await shop.confirm(opened.body.payment_intent.payment_intent_id);
    await shop.settle(ada, opened.body.payment_intent.payment_intent_id);
    expect(await shop.bill(ada)).toMatchObject({ paid: 817, open: 1198 });
    expect((await shop.pay(ada)).body.code).toBe('already_paid');
  });
});

describe('a share that is not paid', () => {
  async function two() {
    const [ada, bob] = await shop.sit('TAB1', 'Ada', 'Bob');
    if (!ada || !bob) throw new Error('nobody sits');
    await shop.round(ada, ['fries']);
    await shop.round(bob, ['burger']);
    return { ada, bob };
  }

  test('is nobody else’s while it is held, and tells whose it is', async () => {
    const { ada, bob } = await two();
    const opened = await shop.pay(ada, { share: { kind: 'all' }, tip_percentage: 1000 });
    expect(opened.body.totals).toMatchObject({ subtotal: 1550, tip_amount: 155 });
    const refused = await shop.pay(bob);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'bill_claimed',
      bill: { open: 0, claimed: 1843, shares: [{ guest_name: 'Ada', kind: 'all', amount: 1843 }] },
    });
    shop.advance(5 * 60_000 + 1000);
    const later = await shop.pay(bob);
    expect(later.body.payment_intent.amount).toBe(1198);
    const dead = await shop.confirm(opened.body.payment_intent.payment_intent_id).catch(() => null);
    expect(dead).toBeNull();
  });

  test('stays where it is while the processor does not answer, and the next in line is tried', async () => {
    const { ada, bob } = await two();
    await shop.pay(ada, { share: { kind: 'all' } });
    shop.advance(5 * 60_000 + 1000);
    await shop.fault({ kind: 'status', status: 503, match: { method: 'POST' }, times: 20 });
    expect((await shop.pay(bob)).body.code).toBe('bill_claimed');
    await shop.control('faults', undefined, 'DELETE');
    expect((await shop.pay(bob)).body.code).toBe('bill_claimed');
    shop.advance(31_000);
    expect((await shop.pay(bob)).status).toBe(200);
  });

  test('is held to the second: for four minutes and 59 seconds, and not for five and one', async () => {
    const { ada, bob } = await two();
    await shop.pay(ada, { share: { kind: 'all' } });
    shop.advance(4 * 60_000 + 59_000);
    expect((await shop.pay(bob)).body.code).toBe('bill_claimed');
    expect((await shop.bill(bob)).shares).toMatchObject([{ guest_name: 'Ada', status: 'CLAIMED' }]);
    shop.advance(2_000);
    expect((await shop.pay(bob)).status).toBe(200);
    expect((await shop.bill(bob)).shares).toMatchObject([{ guest_name: 'Bob', status: 'CLAIMED' }]);
  });

  test.each([
    [4 * 60_000 + 59_000, 'in time'],
    [5 * 60_000 + 1_000, 'late, while nobody else wants it'],
  ])('is paid by whoever holds it after %i ms: %s', async (after_ms) => {
    const { ada } = await two();
    const opened = await shop.pay(ada, { share: { kind: 'all' } });
    const { payment_intent_id } = opened.body.payment_intent;
    shop.advance(after_ms);
    await shop.confirm(payment_intent_id);
    await shop.settle(ada, payment_intent_id);
    expect(await shop.bill(ada)).toMatchObject({ paid: 1688, open: 0, claimed: 0 });
  });

  test('tells the others when it is held for longer: by its guest, or while the processor does not answer', async () => {
    const { ada, bob } = await two();
    await shop.pay(ada, { share: { kind: 'all' } });
    const heard: unknown[] = [];
    const stop = shop.api.deps.events.subscribe((event) => heard.push(event));
    async function secondsFrom(start: number): Promise<number> {
      const [share] = (await shop.bill(bob)).shares;
      return Math.floor((Date.parse(share.held_until) - start) / 1_000);
    }
    const start = Date.parse((await shop.bill(bob)).shares[0].held_until);
    shop.advance(240_000);
    await shop.pay(ada, { share: { kind: 'all' } });
    expect(await secondsFrom(start)).toBe(240);
    const told = { type: 'table.changed', table_id: ada.table_id };
    await expect.poll(() => heard).toMatchObject([told]);

    shop.advance(301_000);
    await shop.fault({ kind: 'status', status: 503, match: { method: 'POST' }, times: 20 });
    expect((await shop.pay(bob)).body.code).toBe('bill_claimed');
    await shop.control('faults', undefined, 'DELETE');
    expect(await secondsFrom(start)).toBeGreaterThanOrEqual(240 + 1 + 30);
    await expect.poll(() => heard).toMatchObject([told, told]);
    stop();
  });

  test('is given again to whoever has it, and gives way to another wish of theirs', async () => {
    const { ada } = await two();
    const first = await shop.pay(ada);
    const again = await shop.pay(ada);
    expect(again.body.payment_intent).toEqual(first.body.payment_intent);
    const all = await shop.pay(ada, { share: { kind: 'all' } });
    expect(all.body.payment_intent.amount).toBe(1688);
    expect((await shop.bill(ada)).claimed).toBe(1688);
  });

  test('keeps its amount when something is added: that is open', async () => {
    const { ada, bob } = await two();
    const opened = await shop.pay(ada, { share: { kind: 'all' } });
    await shop.round(bob, ['soda']);
    expect(await shop.bill(bob)).toMatchObject({ claimed: 1688, open: 326 });
    const { payment_intent_id, amount } = opened.body.payment_intent;
    expect(amount).toBe(1688);
    await shop.confirm(payment_intent_id);
    await shop.settle(ada, payment_intent_id);
    expect(await shop.bill(bob)).toMatchObject({ total: 2014, paid: 1688, open: 326 });
    expect((await payFully(bob)).amount).toBe(326);
  });

  test('keeps the tip of its order from being changed', async () => {
    const { ada, bob } = await two();
    const { orders } = (await shop.call('GET', `/table/${ada.table_id}/orders`, undefined, ada))
      .body;
    const mine = orders.find(({ guest_name }: { guest_name: string }) => guest_name === 'Ada');
    function setTip(tip: object) {
      return shop.call('PATCH', `/orders/${mine.order_id}/tip`, tip, ada);
    }
    const tipped = await setTip({ tip_percentage: 2000 });
    expect(tipped.body.order.totals).toMatchObject({ tip_amount: 90, total_with_tip_and_tax: 580 });
    expect((await setTip({ tip_fixed: 451 })).body.code).toBe('tip_too_high');
    const held = await shop.pay(bob, { share: { kind: 'amount', amount: 500 } });
    expect((await setTip({ tip_fixed: 0 })).body.code).toBe('bill_claimed');
    expect((await payFully(ada)).amount).toBeLessThan(580);
    expect((await setTip({ tip_fixed: 0 })).body.code).toBe('bill_claimed');
    const { payment_intent_id } = held.body.payment_intent;
    await shop.confirm(payment_intent_id);
    expect((await shop.settle(bob, payment_intent_id)).status).toBe(200);
    expect((await setTip({ tip_fixed: 0 })).body.code).toBe('already_paid');
  });

  test('is paid by the webhook although its table was closed', async () => {
    const { ada } = await two();
    const opened = await shop.pay(ada, { share: { kind: 'all' } });
    await shop.clear(staff, 'TAB1');
    const id: string = opened.body.payment_intent.payment_intent_id;
    await shop.confirm(id);
    const news = {
      id: `evt_${id}`,
      type: 'payment_intent.succeeded',
      data: { object: { id, object: 'payment_intent' } },
    };
    await shop.sendWebhook(news);
    async function paymentOfItem(): Promise<string> {
      const receipt = await shop.call('GET', `/guests/${ada.guest_id}`);
      return receipt.body.guest.orders[0].items[0].has_paid;
    }
    await expect.poll(paymentOfItem).toBe('PAYMENT_PAID_ONLINE');
  });
});
