import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { pair, type User } from '../testing/steps';

/** Orders a dish of the first menu, which is paid at the counter. */
async function order(user: User): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: 'Add Green Tide' });
  if (!add) throw new Error('The dish is not on the page.');
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^(?:No, thanks! Checkout|Pay \$.*)$/ });
  const skip = screen.queryByRole('button', { name: 'No, thanks! Checkout' });
  if (skip) await user.click(skip);
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  // Whether a tip is asked for eating in is the restaurant's choice.
  const next = await screen.findByText(/^(?:No tip|[2-9A-HJ-NP-Z]{4})$/);
  if (next.textContent === 'No tip') await user.click(next);
  await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/);
}

test('a guest who eats here takes a number to the table, has the receipt texted, and a reload shows the page again', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await user.click(screen.getByRole('button', { name: 'Eat here' }));
  await screen.findByRole('heading', { name: 'Take a table number' });
  expect(screen.getByRole('button', { name: 'Use this number' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '1' }));
  await user.click(screen.getByRole('button', { name: '2' }));
  await user.click(screen.getByRole('button', { name: 'Use this number' }));
  await order(user);
  await screen.findByText('We’ll bring it to table 12.');

  for (const digit of '555') await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sorry, invalid phone number. Please try again.');
  for (let count = 0; count < 3; count += 1)
    await user.click(screen.getByRole('button', { name: 'Erase' }));
  for (const digit of '7185550142') await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Order complete. Your receipt is on its way.');

  const number = screen.getByText(/^[2-9A-HJ-NP-Z]{4}$/).textContent;
  await openKiosk('/kiosk/submitPhoneNumber?restaurant=harbor', { isReloaded: true });
  await screen.findByText(number);
  expect(screen.getByText('Text me the receipt')).toBeTruthy();
}, 120_000);

test('films cover the screen until they are touched', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  const again = await openKiosk('/kiosk/videos?restaurant=harbor', { isReloaded: true });
  await again.click(await screen.findByRole('button', { name: 'Harbor Burger & Bowl' }));
  await screen.findByRole('button', { name: 'Take away' });
  expect(location.pathname).toBe('/harbor.kiosk');
}, 90_000);

test('the page of the reader’s choice asks for a PIN first, and a number without an order leads to the first page', async () => {
  await openKiosk('/kiosk/selectReader?restaurant=harbor');
  await screen.findByRole('heading', { name: 'Kiosk setup' });
  expect(screen.getByRole('button', { name: 'Open' })).toHaveProperty('disabled', true);
  await openKiosk('/kiosk/submitPhoneNumber?restaurant=harbor');
  await waitFor(() => expect(location.pathname).toBe('/harbor.kiosk'));
}, 90_000);
