import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Diner, type Dining, startDining } from '../../settle/testing/start-dining';

let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining();
  staff = await shop.staffToken();
}, 60_000);
beforeEach(() => shop.clear(staff, 'TAB1'));
afterAll(() => shop.close());

async function payFully(diner: Diner, changes: object = {}) {
  const opened = await shop.pay(diner, changes);
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  const { payment_intent_id } = opened.body.payment_intent;
  await shop.confirm(payment_intent_id);
  const settled = await shop.settle(diner, payment_intent_id);
  expect(settled.status, JSON.stringify(settled.body)).toBe(200);
  return { amount: opened.body.payment_intent.amount as number, order: settled.body.order };
}

describe('rounds', () => {
  test('go to one order with one number, taxed once', async () => {
    const [ada] = await shop.sit('TAB1', 'Ada');
    if (!ada) throw new Error('nobody sits');
    const first = await shop.round(ada, ['fries']);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
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
