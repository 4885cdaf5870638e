import { useAddToCart } from '@comanda/ordering';
import { useDelivery } from '@comanda/ordering/delivery';
import { aRestaurant, aSchedule } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FRIES, InRestaurant } from '@comanda/ordering-ui/testing';
import { CartRoute } from './cart';
import { HomeRoute } from './home';

afterEach(cleanup);

const AT_NIGHT = new Date('2026-11-24T03:00:00Z');
const AT_NOON = new Date('2026-11-24T17:00:00Z');
const BRINGS = aRestaurant({
  schedule: aSchedule(),
  order_mode: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
  delivery_type: 'DELIVERY_OPTION_IN_HOUSE',
});

test('what is to be brought while nobody is there says since when it can be, and can be fetched later instead', async () => {
  await show(<Cart />, AT_NIGHT);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Order fries' }));
  await user.click(screen.getByRole('button', { name: 'Have it brought' }));
  expect(
    await screen.findByText(/^We are closed now\. We’ll deliver again tomorrow at 9:00/),
  ).toBeTruthy();
  expect(screen.queryByText(/You can order for later/)).toBeNull();
  // No address is requested without need.
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Pick it up later instead' }));
  expect(screen.getByRole('radio', { name: 'Pickup', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Later', checked: true })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Checkout/ })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('what is fetched from a restaurant that is closed now is asked for a time, at the bottom of the window, too', async () => {
  await show(<Cart />, AT_NIGHT);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Order fries' }));
  // An unavailable time is not chosen.
  expect(
    await screen.findByRole('radio', { name: 'As soon as possible', checked: false }),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Choose a time/ }));
  expect(await screen.findByRole('dialog', { name: 'Choose a time' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: /^Checkout/ })).toBeTruthy();
  // The tapped button is gone.
  expect(document.activeElement?.textContent).toMatch(/Pickup/);
});

test.each([
  ['open', AT_NOON, true],
  ['closed', AT_NIGHT, false],
])('the door of a restaurant that is %s offers to bring it: %s %s', async (_, now, isOffered) => {
  await show(<HomeRoute />, now);
  await screen.findByRole('link', { name: /^Pickup/ });
  expect(screen.queryByRole('link', { name: /^Delivery/ }) !== null).toBe(isOffered);
});

async function show(page: ReactNode, now: Date): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant now={now} restaurant={BRINGS}>
        {page}
      </InRestaurant>,
    );
  });
}

function Cart() {
  const addToCart = useAddToCart();
  const { choose, is_wanted } = useDelivery();
  return (
    <>
      <button onClick={() => addToCart({ item_id: FRIES.item_id })}>Order fries</button>
      <button onClick={() => choose(true)}>Have it brought</button>
      {is_wanted !== null && <CartRoute />}
    </>
  );
}
