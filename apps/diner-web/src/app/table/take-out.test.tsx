import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

const WAIT = { timeout: 20_000 };

test('what is taken out is chosen, given a name, paid at the counter and listed with its number', async () => {
  const user = await openApp('/dineSelect?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: /Take-out/ }, WAIT));
  await user.click(await screen.findByRole('link', { name: 'All Day' }, WAIT));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ }, WAIT);
  if (!add) throw new Error('Green Tide cannot be added at once.');
  await user.click(add);
  expect(
    await screen.findByText('Tap here when you are ready to check out.', {}, WAIT),
  ).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: /View order/ }, WAIT));

  await screen.findByRole('heading', { level: 1, name: 'Your order' }, WAIT);
  await user.click(await screen.findByRole('button', { name: /^One more/ }, WAIT));
  await user.click(screen.getByRole('button', { name: /Checkout/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }, WAIT), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '718 555 0142');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: /Pay at the counter/ }, WAIT));
  await user.click(screen.getByRole('button', { name: 'Place the order' }));

  expect(await screen.findByRole('heading', { name: 'Your orders' }, WAIT)).toBeTruthy();
  const ticket = await screen.findByRole('region', { name: 'Order number' }, WAIT);
  expect(ticket.textContent).toMatch(/[2-9A-HJ-NP-Z]{4}/);
  expect(ticket.textContent).toMatch(/Please pay \$\d+\.\d\d at the counter\./);
  expect(await screen.findByText('Your order is in.', {}, WAIT)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Your place' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' }, WAIT)).toBeTruthy();
  expect(screen.getByRole('link', { name: /My order \(2 items\)/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Call a waiter/ })).toBeNull();
});
