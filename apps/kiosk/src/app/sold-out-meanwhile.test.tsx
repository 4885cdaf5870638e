import { createApiClient } from '@comanda/api-client';
import { setPauseScale } from '@comanda/ordering';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { pair } from '../testing/steps';

const DISH = 'Sparkling Water';

/** Has staff mark the dish sold out, or back in stock. */
async function setStock(is_in_stock: boolean): Promise<void> {
  const base_url = inject('api_url');
  const anyone = createApiClient({ base_url });
  const read = await anyone.getRestaurant({ restaurant: 'backlot', language: 'en' });
  const listed = await anyone.listMenus({ restaurant: 'backlot', language: 'en' });
  if (!read.ok || !listed.ok) throw new Error('The menus could not be read.');
  const dish = listed.value.menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items)
    .find(({ name }) => name === DISH);
  const { restaurant_id } = read.value.restaurant;
  const signed = await anyone.signInStaff({ restaurant_id, pin: '4160' });
  if (!signed.ok || !dish) throw new Error('The stock could not be set.');
  const { token } = signed.value;
  const staff = createApiClient({ base_url, token: () => token });
  const set = await staff.setItemStock({ item_id: dish.item_id, is_in_stock, until: null });
  if (!set.ok) throw new Error('The stock was not set.');
}

afterEach(async () => {
  setPauseScale(0.01);
  await setStock(true);
});

/** Orders the dish to take away, as far as the question for a tip. */
async function fillCart() {
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'Corner Fridge' }));
  await user.click(await screen.findByRole('button', { name: `Add ${DISH}` }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  return user;
}

/** No order was placed, and none can be as the cart is. */
async function expectNothingPlaced(): Promise<void> {
  expect(location.pathname).toBe('/kiosk/cart');
  expect(screen.queryByText(/^[2-9A-HJ-NP-Z]{4}$/)).toBeNull();
  const pay = screen.queryByRole('button', { name: /^(?:Pay|Order for) \$/ });
  await waitFor(() => expect(pay?.hasAttribute('disabled') ?? true).toBe(true));
}

test('a dish that sells out in the cart is named before anything is placed', async () => {
  // The kiosk reads no menu meanwhile, so the server is the first to say it.
  setPauseScale(1000);
  const user = await fillCart();
  await setStock(false);
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await user.click(await screen.findByRole('button', { name: 'Go on without a name' }));
  const told = await screen.findByText('Some items are no longer available');
  expect(told.closest('[role="alert"]')?.textContent).toContain(DISH);
  await expectNothingPlaced();
}, 90_000);

test('the order after one that was refused is shown without the reason', async () => {
  setPauseScale(1000);
  const user = await fillCart();
  await setStock(false);
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await user.click(await screen.findByRole('button', { name: 'Go on without a name' }));
  await screen.findByText('Some items are no longer available');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: 'Corner Fridge' }));
  await user.click(await screen.findByRole('button', { name: 'Add Cola' }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  expect(screen.queryByText('Some items are no longer available')).toBeNull();
}, 90_000);

test('a dish that sells out while a name is asked leads back to the order, which says so', async () => {
  const user = await fillCart();
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await screen.findByRole('button', { name: 'Go on without a name' });
  await setStock(false);
  await screen.findByText('Just sold out. Please remove it to continue.');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Go on without a name' })).toBeNull(),
  );
  await expectNothingPlaced();
}, 90_000);
