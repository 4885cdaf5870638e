import { randomUUID } from 'node:crypto';
import type { DayReport, Order, Receipt, ReceiptPayment } from '@comanda/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import { openStaffSession } from '../../testing/open-sessions';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const room = diningWithStaff();

/** Something that guests and staff do with one order. */
type Story = {
  readonly how: 'counter' | 'card' | 'table';
  readonly dishes: readonly string[];
  readonly tip: number;
  readonly taken: 'nothing' | 'a line' | 'all';
  readonly end: 'nothing' | 'refund a line' | 'refund all' | 'cancel';
  readonly hours_later: number;
};

const story: fc.Arbitrary<Story> = fc.record({
  how: fc.constantFrom('counter', 'card', 'table'),
  dishes: fc.array(fc.constantFrom('fries', 'soda', 'burger', 'wine', 'scone'), {
    minLength: 1,
    maxLength: 4,
  }),
  // No more than the cheapest dish: a tip above the order is refused.
  tip: fc.integer({ min: 0, max: 275 }),
  taken: fc.constantFrom('nothing', 'a line', 'all'),
  end: fc.constantFrom('nothing', 'refund a line', 'refund all', 'cancel'),
  hours_later: fc.integer({ min: 0, max: 9 }),
});

let staff: { readonly token: string };

function byStaff(order_id: string, act: string, body: object) {
  const how = { ...staff, key: randomUUID() };
  return room.shop.call('POST', `/orders/${order_id}/${act}`, body, how);
}

/** Places an order as the story has it; resolves with the guest whose receipt it stands on. */
async function tell({ how, dishes, tip, taken, end }: Story): Promise<string> {
  const { order, guest_id } = await placeOrder(how, dishes, tip);
  const { order_id } = order;
  const [line] = order.items;
  const named = { item_instance_ids: [line?.item_instance_id] };
  if (how !== 'card' && taken !== 'nothing')
    await byStaff(order_id, 'paid', taken === 'all' ? {} : named);
  if (end === 'refund a line') await byStaff(order_id, 'refund', named);
  if (end === 'refund all') await byStaff(order_id, 'refund', {});
  if (end === 'cancel')
    await byStaff(order_id, 'status', { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' });
  return guest_id;
}

async function placeOrder(
  how: Story['how'],
  dishes: readonly string[],
  tip_fixed: number,
): Promise<{ readonly order: Order; readonly guest_id: string }> {
  const { shop } = room;
  if (how === 'table') {
    await shop.clear(staff.token, 'TAB1');
    const [diner] = await shop.sit('TAB1', 'Ada');
    if (!diner) throw new Error('Ada was to sit down.');
    const { order } = (await shop.round(diner, [...dishes])).body;
    const opened = await shop.pay(diner, { share: { kind: 'amount', amount: 150 }, tip_fixed: 20 });
    const { payment_intent_id } = opened.body.payment_intent;
    await shop.confirm(payment_intent_id);
    await shop.settle(diner, payment_intent_id);
    return { order, guest_id: diner.guest_id };
  }
  const guest = await shop.newGuest();
  const wanted = { ...shop.order(guest.guest_id), items: shop.lines(...dishes), tip_fixed };
  if (how === 'counter') {
    const body = { ...wanted, payment_method: 'COUNTER' };
    const { order } = (await shop.call('POST', '/orders/orderAndPay', body, guest)).body;
    return { order, guest_id: guest.guest_id };
  }
  const intent = await shop.call('POST', '/payments/intent', { ...wanted, mode: 'before' }, guest);
  const { payment_intent_id } = intent.body.payment_intent;
  await shop.confirm(payment_intent_id);
  const { order } = (await shop.settle({ ...guest, table_id: '' }, payment_intent_id)).body;
  return { order, guest_id: guest.guest_id };
}

async function reportOf(date: string): Promise<DayReport> {
  const path = `/staff/reports/day?date=${date}`;
  const { body } = await room.shop.call('GET', path, undefined, staff);
  return body.report;
}

async function receiptsOf(guest_ids: readonly string[]): Promise<Order[]> {
  const orders = [];
  for (const guest_id of guest_ids) {
    const receipt: Receipt = (await room.shop.call('GET', `/guests/${guest_id}`)).body.guest;
    for (const order of receipt.orders) expectPayments(order, receipt.payments);
    orders.push(...receipt.orders);
  }
  return orders;
}

/** An order's payments add up to what is paid of it, and what went back of them to what was refunded. */
function expectPayments(order: Order, payments: readonly ReceiptPayment[]): void {
  const own = payments.filter(({ order_id }) => order_id === order.order_id);
  const paid = sum(own, ({ amount }) => amount);
  const refunded = sum(own, ({ refunded_amount }) => refunded_amount);
  const isCancelled = order.status === 'ORDER_CANCELLED';
  expect(paid).toBe(isCancelled ? refunded : order.amount - order.open_amount);
  expect(refunded).toBe(order.refunded_amount);
}

function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

function expectSums(report: DayReport, receipts: readonly Order[]): void {
  const kept = receipts.filter(({ status }) => status !== 'ORDER_CANCELLED');
  const cancelled = receipts.filter(({ status }) => status === 'ORDER_CANCELLED');
  for (const name of ['subtotal', 'discount', 'net_total', 'tax_amount', 'tip_amount'] as const)
    expect([name, report.totals[name]]).toEqual([name, sum(kept, ({ totals }) => totals[name])]);
  const amount = sum(kept, (order) => order.amount);
  const open = sum(kept, (order) => order.open_amount);
  const refunded = sum(kept, (order) => order.refunded_amount);
  const refunded_of_cancelled = sum(cancelled, (order) => order.refunded_amount);
  expect(report).toMatchObject({
    orders: kept.length,
    items: sum(
      kept.flatMap(({ items }) => items),
      ({ multiplier }) => multiplier,
    ),
    open_amount: open,
    refunded_amount: refunded,
    cancelled: { orders: cancelled.length, refunded_amount: refunded_of_cancelled },
  });
  expect(report.totals.total_with_tip_and_tax).toBe(amount);
  // However it is cut, it is the same money.
  expect(sum(report.hours, (hour) => hour.amount)).toBe(amount);
  expect(sum(report.hours, ({ orders }) => orders)).toBe(kept.length);
  expect(sum(report.dishes, (dish) => dish.amount)).toBe(report.totals.subtotal);
  expect(sum(report.dishes, ({ discount }) => discount)).toBe(report.totals.discount);
  expect(sum(report.taxes, ({ tax_amount }) => tax_amount)).toBe(report.totals.tax_amount);
  expect(sum(report.taxes, ({ net_total }) => net_total)).toBe(report.totals.net_total);
  for (const { tax_rate, tax_amount } of report.taxes)
    expect([tax_rate, tax_amount]).toEqual([tax_rate, taxAtRate(kept, tax_rate)]);
  expect(sum(report.tips, ({ tip_amount }) => tip_amount)).toBe(report.totals.tip_amount);
  // All that came in for cancelled orders went back.
  expect(sum(report.payments, ({ paid }) => paid)).toBe(amount - open + refunded_of_cancelled);
  expect(sum(report.payments, (way) => way.refunded)).toBe(refunded + refunded_of_cancelled);
}

/** Tax of the receipts at one rate. */
function taxAtRate(receipts: readonly Order[], rate: string): number {
  const taxes = receipts.flatMap(({ totals }) => totals.taxes ?? []);
  return sum(
    taxes.filter((tax) => tax.rate === rate),
    ({ amount }) => amount,
  );
}

test('a day equals the sum of its receipts, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 4, maxLength: 7 }), async (stories) => {
      // Days of its own.
      room.shop.advance(3 * DAY_MS);
      const begun = room.shop.deps.clock.now();
      const guest_ids = [];
      for (const each of stories) {
        staff = await openStaffSession(room.shop.deps, room.shop.restaurant_id);
        guest_ids.push(await tell(each));
        room.shop.advance(each.hours_later * HOUR_MS);
      }
      await runOutbox(room.shop.deps);
      staff = await openStaffSession(room.shop.deps, room.shop.restaurant_id);
      const receipts = await receiptsOf(guest_ids);
      const left = new Set(receipts.map(({ order_id }) => order_id));
      for (let day = -1; day <= 3; day += 1) {
        const date = new Date(begun.getTime() + day * DAY_MS).toISOString().slice(0, 10);
        const report = await reportOf(date);
        const its = receipts.filter(
          ({ placed_at }) =>
            placed_at !== null && placed_at >= report.starts_at && placed_at < report.ends_at,
        );
        expectSums(report, its);
        for (const { order_id } of its) left.delete(order_id);
      }
      expect([...left]).toEqual([]);
    }),
    { numRuns: 4 },
  );
}, 300_000);

test('a tip belongs to the one who took the money at the counter, or the order', async () => {
  room.shop.advance(3 * DAY_MS);
  staff = await openStaffSession(room.shop.deps, room.shop.restaurant_id);
  const { order } = await placeOrder('counter', ['fries'], 100);
  await placeOrder('card', ['fries'], 50);
  await byStaff(order.order_id, 'paid', {});
  const { body } = await room.shop.call('GET', '/staff/reports/day', undefined, staff);
  expect(body.report.tips).toEqual([
    { staff_id: expect.any(String), name: expect.stringMatching(/^Test /), tip_amount: 100 },
    { staff_id: null, name: null, tip_amount: 50 },
  ]);
  expect(body.report.payments).toMatchObject([
    { payment_method: 'CARD', refunded: 0 },
    { payment_method: 'COUNTER', refunded: 0 },
  ]);
});
