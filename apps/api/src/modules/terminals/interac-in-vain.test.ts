import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '../../db/schema/index';
import { settleAs } from '../payments/settle/settle';
import { type ReaderShop, startReaders, STRIPE_READER } from './testing/start-readers';

let shop: ReaderShop;
beforeAll(async () => {
  shop = await startReaders();
  await shop.select(STRIPE_READER, shop.kiosk);
}, 120_000);
afterAll(() => shop.close());

/** Pays at the kiosk's reader with a card of this brand, for a dish that sold out meanwhile. */
async function payInVain(brand: 'interac' | 'visa') {
  const guest = await shop.seat();
  const provider_ref = await shop.opened(guest, STRIPE_READER);
  const isIt = eq(payments.provider_ref, provider_ref);
  const [payment] = await shop.deps.db.select().from(payments).where(isIt);
  if (payment === undefined) throw new Error('The payment was not stored.');
  const { amount, currency, restaurant_id, payment_id, sent_at } = payment;
  await shop.setStock('fries', false);
  const settled = await settleAs(
    shop.deps,
    payment,
    {
      provider_ref,
      status: 'CAPTURED',
      amount,
      amount_received: amount,
      amount_refunded: 0,
      currency,
      restaurant_id,
      payment_id,
      client_secret: null,
      is_underway: false,
      decline: null,
      transaction_ref: null,
      sent_at,
      card: { brand, last_four: '1234' },
      action: null,
    },
    { source: 'browser' },
  );
  await shop.setStock('fries', true);
  return settled;
}

async function calls(): Promise<readonly { readonly request: string }[]> {
  return (await shop.call('GET', '/staff/calls', undefined, shop.staff)).body.calls;
}

test('staff are called to a kiosk whose guest paid in vain by Interac, which goes back only with the card', async () => {
  expect(await payInVain('visa')).toMatchObject({ order_status: 'ORDER_CANCELLED' });
  expect(await calls()).toEqual([]);
  expect(await payInVain('interac')).toMatchObject({ order_status: 'ORDER_CANCELLED' });
  expect(await calls()).toMatchObject([
    { request: expect.stringMatching(/^Test kiosk: The order could not be taken\. Refund/) },
  ]);
});
