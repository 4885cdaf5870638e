import { randomUUID } from 'node:crypto';
import { totalsAddUp } from '@comanda/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStaffSession } from '../../testing/open-sessions';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';

const room = diningWithStaff();
let staff: { readonly token: string };
beforeEach(async () => {
  staff = await openStaffSession(room.shop.deps, room.shop.restaurant_id);
});

/** 2 × fries 4.50 and a wine 7.05 at 19 %, a scone 2.75 at 5 % eaten in, untaxed taken out. */
const DISHES = ['fries', 'fries', 'wine', 'scone'] as const;

async function takeOut() {
  const { shop } = room;
  const guest = await shop.newGuest();
  const items = shop.lines(...DISHES);
  const body = {
    ...shop.order(guest.guest_id),
    items,
    tip_percentage: 0,
    payment_method: 'COUNTER',
  };
  const placed = await shop.call('POST', '/orders/orderAndPay', body, {
    token: guest.token,
    key: randomUUID(),
  });
  return { order: placed.body.order, guest };
}

async function eatIn() {
  const [diner] = await room.shop.sit('TAB1', 'Ada');
  if (!diner) throw new Error('Ada was to sit down.');
  return { diner, order: (await room.shop.round(diner, [...DISHES])).body.order };
}

describe('dishes with a tax of their own', () => {
  test('are taxed by rate and by how they are sold, each rate rounded once', async () => {
    const { order, guest } = await takeOut();
    expect(order.totals.taxes).toEqual([
      { rate: '8.8750', taxable: 900, amount: 80 },
      { rate: '19', taxable: 705, amount: 134 },
      { rate: '0', taxable: 275, amount: 0 },
    ]);
    expect(order.totals.tax_amount).toBe(214);
    totalsAddUp(order.totals, order.items);
    const { body } = await room.shop.call('GET', `/guests/${guest.guest_id}`);
    expect(body.guest.orders[0].totals).toEqual(order.totals);

    const eaten = await eatIn();
    expect(eaten.order.totals.taxes.at(-1)).toEqual({ rate: '5', taxable: 275, amount: 14 });
    expect(eaten.order.totals.tax_amount).toBe(228);
  });

  test('a later round is taxed together with the first', async () => {
    const { diner } = await eatIn();
    const { order } = (await room.shop.round(diner, ['wine'])).body;
    expect(order.totals.taxes).toEqual([
      { rate: '8.8750', taxable: 900, amount: 80 },
      { rate: '19', taxable: 1410, amount: 268 },
      { rate: '5', taxable: 275, amount: 14 },
    ]);
    totalsAddUp(order.totals, order.items);
  });

  test('a share tells its taxes, and both shares come to the taxes of the bill', async () => {
    const { diner, order } = await eatIn();
    const first = await room.shop.pay(diner, { share: { kind: 'amount', amount: 1000 } });
    const totals = first.body.totals;
    totalsAddUp(totals);
    expect(totals.taxes.map(({ rate }: { rate: string }) => rate)).toEqual(['8.8750', '19', '5']);
    await room.shop.confirm(first.body.payment_intent.payment_intent_id);
    await room.shop.settle(diner, first.body.payment_intent.payment_intent_id);
    const rest = order.amount - 1000;
    const second = await room.shop.pay(diner, { share: { kind: 'amount', amount: rest } });
    totalsAddUp(second.body.totals);
    const sums = totals.taxes.map(({ rate, amount }: { rate: string; amount: number }) => {
      const other = second.body.totals.taxes.find((tax: { rate: string }) => tax.rate === rate);
      return amount + (other?.amount ?? 0);
    });
    expect(sums.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(228);
  });

  test('a line given back takes its own tax with it', async () => {
    const { order } = await takeOut();
    const how = { ...staff, key: randomUUID() };
    await room.shop.call('POST', `/orders/${order.order_id}/paid`, {}, how);
    const wine = order.items.find(({ name }: { name: string }) => name === 'Wine');
    const refunded = await room.shop.call(
      'POST',
      `/orders/${order.order_id}/refund`,
      { item_instance_ids: [wine.item_instance_id] },
      { ...staff, key: randomUUID() },
    );
    expect(refunded.status).toBe(200);
    const { body } = await room.shop.call('GET', `/guests/${order.guest_id}`);
    expect(body.guest.orders[0].refunded_amount).toBe(705 + 134);
  });
});
