import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKiosk, setNetwork } from '../testing/open-kiosk';

test('without a connection an order gets a number of its own, and the board has it when the connection is back', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await user.type(await screen.findByRole('textbox', { name: 'Setup code' }), 'harbor-kiosk-7264');
  await user.click(screen.getByRole('button', { name: 'Pair' }));
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('The dish is not on the page.');
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));

  setNetwork('down');
  await screen.findByText('No connection right now');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  const number = (await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).textContent;
  expect(await screen.findByText(/^Please pay \$[\d.]+ at the counter\.$/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Code that opens your receipt' })).toBeNull();

  const sent = setNetwork('up');
  expect(await sent('/orders/late')).toContain(number);
}, 90_000);
