import { expect, test } from 'vitest';
import { diningWithStaff } from '../modules/payments/settle/testing/dining-with-staff';
import type { Diner } from '../modules/payments/settle/testing/start-dining';
import { lastEventId, type Listening, listenTo } from '../testing/listen-to';

const dining = diningWithStaff();

async function listen({ token, table_id }: Diner, last_event_id?: string): Promise<Listening> {
  const since = last_event_id === undefined ? {} : { last_event_id };
  const stream = await listenTo(dining.shop.api.url, `table:${table_id}`, { token, ...since });
  await expect.poll(stream.text).toContain('event: hello');
  return stream;
}

async function sitOne(local_id: string, name: string): Promise<Diner> {
  const [diner] = await dining.shop.sit(local_id, name);
  if (diner === undefined) throw new Error('nobody sits there');
  return diner;
}

async function order(diner: Diner): Promise<string> {
  const placed = await dining.shop.round(diner, ['fries']);
  expect(placed.status).toBe(200);
  return placed.body.order.order_id;
}

test('the next party at a table hears nothing of the one before: neither while staff go on with its orders, nor what came before it sat down', async () => {
  const before = await sitOne('TAB1', 'Ada');
  const witness = await listen(before);
  const begun = lastEventId(witness.text());
  const order_id = await order(before);
  await expect.poll(witness.text).toContain(before.guest_id);
  witness.leave();
  await dining.shop.clear(dining.staff.token, 'TAB1');

  const next = await sitOne('TAB1', 'Ben');
  expect(next.table_id).toBe(before.table_id);
  const live = await listen(next);
  const replayed = await listen(next, begun);
  const moved = await dining.shop.call(
    'POST',
    `/orders/${order_id}/status`,
    { status: 'ORDER_PREPARING' },
    { token: dining.staff.token },
  );
  expect(moved.status).toBe(200);
  await order(next);
  for (const stream of [live, replayed]) {
    await expect.poll(stream.text).toContain(next.guest_id);
    expect(stream.text()).not.toContain(before.guest_id);
    expect(stream.text()).not.toContain(order_id);
    stream.leave();
  }
});
