import { setPauseScale } from '@comanda/ordering';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openKiosk, setAddress } from '../testing/open-kiosk';
import { openOwnRestaurant, type OwnRestaurant } from '../testing/own-restaurant';
import { pair } from '../testing/steps';

let restaurant: OwnRestaurant;

async function setPrice(cents: number): Promise<void> {
  await restaurant.changeMenus(/(name: Green Tide\n.*\n\s+price: )\d+/, `$1${cents}`);
}

beforeAll(async () => {
  setAddress('/');
  restaurant = await openOwnRestaurant('harbor-prices');
});
afterEach(() => setPauseScale(0.01));
afterAll(() => restaurant.remove());

/** Puts the dish into the order, as far as the page where it is paid. */
async function fillCart() {
  const user = await openKiosk(`/${restaurant.endpoint}.kiosk`);
  await pair(user, 'harbor');
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: 'Add Green Tide' });
  if (!add) throw new Error('The dish is not on the page.');
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  return user;
}

function payButton(): HTMLElement | null {
  return screen.queryByRole('button', { name: /^Pay \$/ });
}

/** Ends the order that was accepted at its new price. */
async function payAtCounter(user: Awaited<ReturnType<typeof fillCart>>, total: string) {
  const pay = await screen.findByRole('button', { name: `Pay ${total}` });
  await waitFor(() => expect(pay.hasAttribute('disabled')).toBe(false));
  await user.click(pay);
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/);
  await screen.findByText(`Please pay ${total} at the counter.`);
}

test('a price that rises while the guest looks at the order is told, and nothing is paid before it is accepted', async () => {
  const user = await fillCart();
  await screen.findByRole('button', { name: 'Pay $14.64' });
  await setPrice(1945);
  await screen.findByText('The menu has changed. Please review your order.');
  await screen.findByText('The price is now $19.45.');
  await waitFor(() => expect(payButton()?.hasAttribute('disabled')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Update my order' }));
  await payAtCounter(user, '$21.18');
}, 120_000);

test('a price that rises unseen by the kiosk is told by the server, and the order is placed by consent only', async () => {
  // The kiosk reads no menu meanwhile.
  setPauseScale(1000);
  const user = await fillCart();
  await user.click(await screen.findByRole('button', { name: 'Pay $21.18' }));
  await setPrice(2545);
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  const told = (await screen.findByText('The total has changed')).closest('[role="alert"]');
  if (!(told instanceof HTMLElement)) throw new Error('Nothing tells it.');
  expect(told.textContent).toContain('It is now $27.71 instead of $21.18.');
  expect(location.pathname).toBe('/kiosk/cart');
  expect(screen.queryByText(/^[2-9A-HJ-NP-Z]{4}$/)).toBeNull();
  await user.click(within(told).getByRole('button', { name: 'Continue with $27.71' }));
  await payAtCounter(user, '$27.71');
}, 120_000);
