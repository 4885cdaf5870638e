import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKioskWithReader } from '../testing/give-reader';
import { setNetwork } from '../testing/open-kiosk';

test('a guest at a kiosk with a reader is asked before the order goes to the counter without a connection', async () => {
  const user = await openKioskWithReader('Kiosk 2');

  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'Corner Fridge' }));
  await user.click(await screen.findByRole('button', { name: 'Add Cola' }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  setNetwork('down');
  await screen.findByText('No connection right now');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await user.click(await screen.findByRole('button', { name: 'Go on without a name' }));
  expect(
    await screen.findByText(
      'Card payments are not available right now. You can pay at the counter.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Pay at counter/ }));
  expect(await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).toBeTruthy();
}, 150_000);
