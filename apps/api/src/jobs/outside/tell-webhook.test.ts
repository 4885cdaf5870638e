import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox, restaurants } from '../../db/schema/index';
import { type Shop, startShop } from '../../modules/payments/settle/testing/start-shop';
import { type Postbox, startPostbox } from '../../testing/postbox';
import { runOutbox } from '../outbox';
import { enqueue } from '../outbox/messages';

const SECRET = `whsec_${Buffer.from('twenty-four bytes or more').toString('base64')}`;
let shop: Shop;
let postbox: Postbox;
beforeAll(async () => {
  postbox = await startPostbox();
  shop = await startShop();
  await shop.db
    .update(restaurants)
    .set({ webhook: { url: `${postbox.url}/orders`, secret: SECRET } });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await postbox.close();
});

test('a restaurant’s webhook is told of its orders: signed, in full, and each under an id of its own', async () => {
  const guest = await shop.newGuest();
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
  const placed = await shop.call('POST', '/orders/orderAndPay', body, guest);
  const { order_id } = placed.body.order;
  postbox.answer(500);
  // Its message is due as soon as the news of it have gone out.
  await expect
    .poll(async () => {
      await runOutbox(shop.deps, 'outside');
      return postbox.received.length;
    })
    .toBe(1);
  shop.advance(3000);
  await runOutbox(shop.deps, 'outside');
  const [failed, told] = postbox.received;
  expect(postbox.received).toHaveLength(2);
  expect(told?.id).toBe(failed?.id);
  expect(told?.isSignedWith(Buffer.from(SECRET.slice(6), 'base64'))).toBe(true);
  expect(told?.json).toMatchObject({
    type: 'order.placed',
    data: { endpoint: 'test-shop', order: { order_id, status: 'ORDER_SENT_TO_KITCHEN' } },
  });

  await enqueue(shop.deps, shop.restaurant_id, { kind: 'order.changed', payload: { order_id } });
  await runOutbox(shop.deps, 'outside');
  expect(postbox.received[2]?.json).toMatchObject({ type: 'order.changed' });
  expect(postbox.received[2]?.id).not.toBe(told?.id);
});

test('without a webhook there is nobody to tell, and money does not wait for those who are', async () => {
  await shop.db.update(restaurants).set({ webhook: null });
  const received = postbox.received.length;
  const order_id = shop.deps.newId();
  await enqueue(shop.deps, shop.restaurant_id, { kind: 'order.placed', payload: { order_id } });
  await runOutbox(shop.deps, 'inside');
  function waiting() {
    return shop.db.select().from(outbox).where(eq(outbox.kind, 'order.placed'));
  }
  expect((await waiting()).filter(({ done_at }) => done_at === null)).toHaveLength(1);
  await runOutbox(shop.deps, 'outside');
  expect((await waiting()).filter(({ done_at }) => done_at === null)).toHaveLength(0);
  expect(postbox.received).toHaveLength(received);
});
