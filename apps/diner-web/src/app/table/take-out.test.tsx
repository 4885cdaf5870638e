import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('what is taken out is chosen, given a name, paid at the counter and listed with its number', async () => {
  const user = await openApp('/dineSelect?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: /^Pickup/ }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('Green Tide cannot be added at once.');
  await user.click(add);
  expect(await screen.findByText('Tap here when you are ready to check out.')).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: /View order/ }));

  await screen.findByRole('heading', { level: 1, name: 'Your order' });
  await user.click(await screen.findByRole('button', { name: /^One more/ }));
  await user.click(screen.getByRole('button', { name: /Checkout/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '718 555 0142');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: /Pay at the counter/ }));
  await user.click(screen.getByRole('button', { name: 'Place the order' }));

  expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeTruthy();
  const ticket = await screen.findByRole('region', { name: 'Order number' });
  expect(ticket.textContent).toMatch(/[2-9A-HJ-NP-Z]{4}/);
  expect(ticket.textContent).toMatch(/Please pay \$\d+\.\d\d at the counter\./);
  expect(await screen.findByText('Your order is in.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Your place' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /My order \(2 items\)/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Call a waiter/ })).toBeNull();
});
