import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';

test.each([
  ['a menu that is gone', '/v2/harbor/m/00000000-0000-7000-8000-000000000000'],
  ['a page that never was', '/v2/harbor/nothing-here'],
])('%s is named after its restaurant, and leads back to what that serves', async (_, path) => {
  const user = await openApp(path);
  await screen.findByRole('heading', { level: 1, name: 'There is nothing here' });
  const title = 'There is nothing here · Harbor Burger & Bowl';
  await waitFor(() => expect(document.title).toBe(title));
  await user.click(screen.getByRole('link', { name: 'Back to the menu' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'));
});

test('an address that is no restaurant’s leads to all of them', async () => {
  await openApp('/no/such/page');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing here' });
  await waitFor(() => expect(document.title).toBe('There is nothing here · Comanda'));
  const way = screen.getByRole('link', { name: 'Choose a restaurant' });
  expect(way.getAttribute('href')).toBe('/');
});
