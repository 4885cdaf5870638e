import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';

test('an order is brought once it says where to, and its price is part of the total', async () => {
  const user = await openApp('/v2/van/order');
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Chowder/ }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await user.click(await screen.findByRole('radio', { name: 'Delivery' }));
  // Nothing says yet what it costs.
  expect(screen.queryByRole('link', { name: /Checkout/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  expect(await screen.findByText('Please enter the address.')).toBeTruthy();
  expect(screen.getByText('Please enter a last name.')).toBeTruthy();
  const address = screen.getByLabelText('Address');
  expect(document.activeElement).toBe(address);
  await user.type(address, '9 Far Street, Ottawa, ON K1A 0B1');
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Byron');
  expect(screen.queryByText('Please enter a last name.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  const phone = screen.getByLabelText('Phone number of whoever opens');
  expect(document.activeElement).toBe(phone);
  expect(screen.getByText('Please enter a phone number.')).toBeTruthy();
  await user.type(phone, '4165550123');
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  expect(await screen.findByText(/We cannot deliver to this address/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Clear the address' }));
  expect(document.activeElement).toBe(address);
  await user.type(address, '9 Quay Road, Toronto, ON M5V 1A1');
  await user.click(screen.getByRole('radio', { name: /\$4\.00/ }));
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  expect(await screen.findByText(/\$3\.50 delivery, at your door about/)).toBeTruthy();
  expect(screen.getByText(/From \$20\.00 we deliver here/)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(
    /We keep this price for another (4:00|3:[0-5]\d)\./,
  );
  await user.click(screen.getByRole('button', { name: /more|increase|\+/i }));
  // 24.00, 3.50, 10 % of the dishes, 4.00 for the courier.
  expect(await screen.findByRole('link', { name: /Checkout.*\$33\.90/ })).toBeTruthy();

  await user.click(screen.getByRole('radio', { name: 'Pick up' }));
  expect(await screen.findByRole('link', { name: /Checkout.*\$26\.40/ })).toBeTruthy();
}, 60_000);
