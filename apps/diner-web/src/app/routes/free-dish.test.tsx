import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('what a promotion that joins by itself gives is picked with one tap, and free', async () => {
  const user = await openApp('/v2/harbor/order');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('Green Tide cannot be added at once.');
  for (let count = 0; count < 3; count += 1) await user.click(add);
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await user.click(await screen.findByRole('link', { name: /Checkout/ }));
  const reminder = await screen.findByRole('dialog');
  await user.click(within(reminder).getByRole('button', { name: 'Lighthouse Soft Serve, free' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const promotions = await screen.findByRole('region', { name: 'Promotions' });
  expect(promotions.textContent).toContain('-$4.25');
  expect(screen.getByRole('article', { name: 'Lighthouse Soft Serve' })).toBeTruthy();
});
