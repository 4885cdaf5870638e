import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { pair, type User } from '../testing/steps';

const OFFER = 'Try these with your meal!';

/** Has a guest order a dish and pay at the counter, so that it sells. */
async function sell(user: User, dish: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'Corner Fridge' }));
  await user.click(await screen.findByRole('button', { name: `Add ${dish}` }));
  await toCart(user);
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await user.click(await screen.findByRole('button', { name: 'Go on without a name' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
}

/** Goes to the order, past what is offered. */
async function toCart(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  const next = await screen.findByRole('button', { name: /^(?:No, thanks! Checkout|Pay \$.*)$/ });
  if (next.textContent === 'No, thanks! Checkout') await user.click(next);
}

async function offered(): Promise<HTMLElement> {
  return await screen.findByRole('dialog', { name: OFFER });
}

test('dishes that sell are offered once with an order, and lead to the dish, its menu, or on', async () => {
  const first = await openKiosk('/backlot.kiosk');
  await pair(first, 'backlot');
  await sell(first, 'Cola');
  await sell(first, 'Sparkling Water');

  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'Corner Fridge' }));
  await user.click(await screen.findByRole('button', { name: 'Add Cola' }));
  await user.click(screen.getByRole('button', { name: 'Tap to checkout' }));
  const dialog = await offered();
  // What is in the order is not offered.
  expect(within(dialog).queryByRole('link', { name: 'Choose Cola' })).toBeNull();
  await user.click(within(dialog).getByRole('link', { name: 'Browse Sparkling Water' }));
  await waitFor(() => expect(location.pathname).toBe('/kiosk'));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  expect(screen.queryByRole('dialog', { name: OFFER })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'Start Over' }));
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'Corner Fridge' }));
  await user.click(await screen.findByRole('button', { name: 'Add Cola' }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  // The next guest is offered them again.
  await user.click(within(await offered()).getByRole('link', { name: 'Choose Sparkling Water' }));
  await waitFor(() => expect(location.pathname).toBe('/kiosk/item'));
  expect(await screen.findByRole('heading', { name: 'Sparkling Water' })).toBeTruthy();
}, 150_000);
