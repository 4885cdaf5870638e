import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Diner, type Dining, startDining } from '../settle/testing/start-dining';

let shop: Dining;
let staff: string;
beforeAll(async () => {
  shop = await startDining();
  staff = await shop.staffToken();
}, 60_000);
afterAll(() => shop.close());

async function listen({ token, table_id }: Diner, last_event_id?: string) {
  const leaving = new AbortController();
  const since = last_event_id === undefined ? '' : `&last_event_id=${last_event_id}`;
  const reply = await fetch(`${shop.api.url}/api/events?topics=table:${table_id}${since}`, {
    signal: leaving.signal,
    headers: { authorization: `Bearer ${token}` },
  });
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) text += decoder.decode(chunk);
  })().catch(() => undefined);
  await expect.poll(() => text).toContain('event: hello');
  return {
    text: () => text,
    lastId: () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '',
    async leave() {
      leaving.abort();
      await ended;
    },
  };
}

async function sitOne(local_id: string, name: string): Promise<Diner> {
  const [diner] = await shop.sit(local_id, name);
  if (diner === undefined) throw new Error('nobody sits there');
  return diner;
}

async function order(diner: Diner): Promise<string> {
  const placed = await shop.round(diner, ['fries']);
  expect(placed.status).toBe(200);
  return placed.body.order.order_id;
}

describe('the next party at a table', () => {
  test('hears nothing of the one before: neither while staff go on with its orders, nor what came before it sat down', async () => {
    const before = await sitOne('TAB1', 'Ada');
    const witness = await listen(before);
    const begun = witness.lastId();
    const order_id = await order(before);
    await expect.poll(witness.text).toContain(before.guest_id);
    await witness.leave();
    await shop.clear(staff, 'TAB1');

    const next = await sitOne('TAB1', 'Ben');
    expect(next.table_id).toBe(before.table_id);
    const live = await listen(next);
    const replayed = await listen(next, begun);
    const moved = await shop.call(
      'POST',
      `/orders/${order_id}/status`,
      { status: 'ORDER_PREPARING' },
      { token: staff },
    );
    expect(moved.status).toBe(200);
    await order(next);
    for (const stream of [live, replayed]) {
      await expect.poll(stream.text).toContain(next.guest_id);
      expect(stream.text()).not.toContain(before.guest_id);
      expect(stream.text()).not.toContain(order_id);
      await stream.leave();
    }
  });
});
