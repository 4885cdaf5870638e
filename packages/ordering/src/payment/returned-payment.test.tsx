import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCart } from '../cart/use-cart';
import { useOrderingStore } from '../provider/use-ordering-store';
import { memoryStorage } from '../testing/memory-storage';
import { openPayment, pay } from '../testing/pay-page';
import { aGuest, type Guest, openPage } from '../testing/render-ordering';
import { tokenCard } from '../testing/sandbox-card';
import { useCheckout } from './use-checkout';
import { useReturnedPayment } from './use-returned-payment';

/** The page that the bank leads back to, in a browser that has kept its session and nothing else. */
function comeBack(guest: Guest, payment_intent_id: string) {
  return openPage({ ...guest, storage: memoryStorage() }, () => ({
    isAsking: useReturnedPayment(payment_intent_id),
    checkout: useCheckout(),
    cart: useCart(),
    details: useOrderingStore((state) => state.details),
  }));
}

/** A payment whose outcome its own page does not hear of any more. */
async function payAndLeave(number: string) {
  const { guest, page } = await openPayment(aGuest({ endpoint: 'tide-bank' }));
  const id = page.now().checkout.intent?.payment_intent.payment_intent_id ?? '';
  await pay(page, tokenCard(number));
  const before = page.now();
  page.close();
  return { guest, id, before };
}

test('a browser that has kept nothing is told the number of what was paid', async () => {
  const { guest, id, before } = await payAndLeave('4030000010001234');
  const back = await comeBack(guest, id);
  await waitFor(() => expect(back.now().checkout.flow.stage).toBe('placed'), { timeout: 8_000 });
  expect(back.now().checkout.flow).toMatchObject({ order_number: expect.stringMatching(/\S/) });
  expect(back.now().isAsking).toBe(false);
  expect(back.now().cart.count).toBe(0);
  expect(before.checkout.flow.stage).not.toBe('idle');
});

test('one that was declined has what was chosen, and pays it with another card', async () => {
  const { guest, id, before } = await payAndLeave('4003050500040005');
  const back = await comeBack(guest, id);
  await waitFor(() => expect(back.now().checkout.flow.stage).toBe('declined'), { timeout: 8_000 });
  await waitFor(() => expect(back.now().checkout.intent).not.toBeNull(), { timeout: 8_000 });
  const { cart, checkout, details } = back.now();
  expect(cart.cart.lines).toMatchObject([{ name_seen: 'Lobster roll', multiplier: 1 }]);
  expect(cart.totals).toEqual(before.cart.totals);
  expect(details.name).toBe('Ada');
  expect(checkout).toMatchObject({ fault: null, isOutdated: false });
  await act(() => checkout.confirm(tokenCard('4030000010001234'), { return_url: '' }));
  await waitFor(() => expect(back.now().checkout.flow.stage).toBe('placed'), { timeout: 8_000 });
});

test('of a payment of another table nothing is told', async () => {
  const { id } = await payAndLeave('4030000010001234');
  const other = await openPayment(aGuest({ endpoint: 'tide-bank' }));
  other.page.close();
  const back = await comeBack(other.guest, id);
  await waitFor(() => expect(back.now().isAsking).toBe(false), { timeout: 8_000 });
  expect(back.now().checkout.flow.stage).toBe('idle');
  expect(back.now().details.name).toBe('');
});
