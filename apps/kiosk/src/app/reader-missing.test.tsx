import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKiosk, setNetwork } from '../testing/open-kiosk';

test('a guest at a kiosk with a reader is asked before the order goes to the counter without a connection', async () => {
  const user = await openKiosk('/backlot.kiosk');
  await user.type(await screen.findByRole('textbox', { name: 'Setup code' }), 'backlot-kiosk-3816');
  await user.click(screen.getByRole('button', { name: 'Pair' }));
  await user.click(await screen.findByRole('button', { name: 'Take away' }));

  fireEvent.pointerDown(await screen.findByTestId('logo'));
  await screen.findByRole('heading', { name: 'Kiosk setup' }, { timeout: 10_000 });
  for (const digit of '4160') await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const label = await screen.findByText('Kiosk 2');
  const row = label.closest('li');
  if (row === null) throw new Error('The reader is in no list.');
  await user.click(within(row).getByRole('button', { name: 'Use here' }));
  await within(row).findByRole('button', { name: 'Give back' });
  await user.click(screen.getByRole('button', { name: 'Back to the guests' }));

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
