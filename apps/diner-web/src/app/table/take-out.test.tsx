import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderAtTable } from '../../testing/order-at-table';

test('what is taken out is chosen, given a name, paid at the counter and listed with its number', async () => {
  const { user, ticket } = await orderAtTable();
  expect(ticket.textContent).toMatch(/Please pay \$\d+\.\d\d at the counter\./);
  expect(await screen.findByText('Your order is in.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Your place' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /My order \(2 items\)/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Call a waiter/ })).toBeNull();
});
