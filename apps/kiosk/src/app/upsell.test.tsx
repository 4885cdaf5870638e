import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { pair, type User } from '../testing/steps';

const OFFER = 'Try these with your meal!';

/** Has a guest take away a lobster roll, as far as what is offered with it. */
async function orderRoll(user: User): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('button', { name: /^Add Lobster roll/ }));
  await user.click(await screen.findByRole('radio', { name: /^Brioche/ }));
  await user.click(screen.getByRole('button', { name: /^Add ·/ }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  return await screen.findByRole('dialog', { name: OFFER });
}

async function startOver(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'Start Over' }));
}

test('what sells is offered once with an order, and leads to the dish, to its menu or to the order', async () => {
  const user = await openKiosk('/quay.kiosk');
  await pair(user, 'quay');
  let offer = await orderRoll(user);
  await user.click(within(offer).getByRole('link', { name: 'Choose Fries' }));
  await screen.findByRole('heading', { name: 'Fries' });
  expect(location.pathname).toBe('/kiosk/item');
  await startOver(user);

  offer = await orderRoll(user);
  await user.click(within(offer).getByRole('link', { name: 'Browse Fries' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: OFFER })).toBeNull());
  expect(location.pathname).toBe('/kiosk');
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  expect(screen.queryByRole('dialog', { name: OFFER })).toBeNull();
  await startOver(user);

  offer = await orderRoll(user);
  await user.click(within(offer).getByRole('button', { name: 'No, thanks! Checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  await startOver(user);
}, 120_000);

test('what is in the order is not offered with it', async () => {
  const user = await openKiosk('/quay.kiosk');
  await pair(user, 'quay');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('button', { name: 'Add Fries' }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
}, 90_000);
