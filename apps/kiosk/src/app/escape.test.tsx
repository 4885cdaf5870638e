import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { pair } from '../testing/steps';

test('Escape leads from a dish to its menu, from the order to the menu, and asks before the order is cleared', async () => {
  const user = await openKiosk('/quay.kiosk');
  await pair(user, 'quay');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('button', { name: /^Add Lobster roll/ }));
  await screen.findByRole('heading', { name: 'Lobster roll' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.pathname).toBe('/kiosk'));

  await user.click(await screen.findByRole('button', { name: 'Add Fries' }));
  await user.click(screen.getByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.pathname).toBe('/kiosk'));
  await screen.findByText('1 item');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Start over?' });
}, 90_000);
