import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';
import { HOLD_MS } from './claim-share';

const room = diningWithStaff();

/** Fries and a soda, and three who pay for them. */
async function dine() {
  const [ada, bob, cyd] = await room.shop.sit('TAB1', 'Ada', 'Bob', 'Cyd');
  if (!ada || !bob || !cyd) throw new Error('nobody sits');
  const { order } = (await room.shop.round(ada, ['fries', 'soda'])).body;
  const [fries] = order.items;
  return { ada, bob, cyd, order_id: String(order.order_id), fries: fries.item_instance_id };
}

async function claim(diner: Diner, share: object): Promise<string> {
  const opened = await room.shop.pay(diner, { share });
  expect(opened).toMatchObject({ status: 200 });
  return opened.body.payment_intent.payment_intent_id;
}

async function pay(diner: Diner, share: object): Promise<void> {
  const ref = await claim(diner, share);
  await room.shop.confirm(ref);
  expect(await room.shop.settle(diner, ref)).toMatchObject({ status: 200 });
}

async function marks({ token, table_id }: Diner): Promise<string[]> {
  const { body } = await room.shop.call('GET', `/table/${table_id}/orders`, undefined, { token });
  return body.orders[0].items.map(({ has_paid }: { has_paid: string }) => has_paid);
}

test.each(['is paid', 'was given back'])(
  'who takes the rest beside an amount that %s has paid for the dishes that were left',
  async (how) => {
    const { ada, bob, cyd, order_id, fries } = await dine();
    await pay(bob, { kind: 'amount', amount: 100 });
    if (how === 'was given back') {
      const key = { ...room.staff, key: randomUUID() };
      await room.shop.call('POST', `/orders/${order_id}/refund`, {}, key);
      await runOutbox(room.shop.deps);
    }
    await claim(cyd, { kind: 'items', item_instance_ids: [fries] });
    await pay(ada, { kind: 'all' });
    expect(await marks(ada)).toEqual(['PAYMENT_UNPAID', 'PAYMENT_PAID_ONLINE']);
    room.shop.advance(HOLD_MS + 1000);
    await runReconciliation(room.shop.deps);
    expect((await room.shop.bill(ada)).open).toBe(490);
    await pay(bob, { kind: 'all' });
    expect(await marks(ada)).toEqual(['PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_ONLINE']);
  },
);
