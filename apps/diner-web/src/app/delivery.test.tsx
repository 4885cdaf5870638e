import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareToCheckPhones } from '@comanda/ordering-ui/contact';
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
  await user.type(screen.getByLabelText('Last name'), 'B');
  expect(screen.getByText('Please enter at least 2 letters.')).toBeTruthy();
  await user.type(screen.getByLabelText('Last name'), 'yron');
  expect(screen.queryByText('Please enter a last name.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  const phone = screen.getByLabelText('Phone number for the courier');
  expect(document.activeElement).toBe(phone);
  expect(screen.getByText('Please enter a phone number.')).toBeTruthy();
  await prepareToCheckPhones();
  await user.type(phone, '416');
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  expect(screen.getByText(/This phone number does not look complete/)).toBeTruthy();
  expect(document.activeElement).toBe(phone);
  await user.type(phone, '5550123');
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  expect(await screen.findByText(/We cannot deliver to this address/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Clear the address' }));
  expect(document.activeElement).toBe(address);
  await user.type(address, '9 Quay Road, Toronto, ON M5V 1A1');
  await user.click(screen.getByRole('radio', { name: /\$4\.00/ }));
  await user.click(screen.getByRole('button', { name: 'Check price and time' }));
  expect(await screen.findByText(/\$3\.50 delivery, arriving around/)).toBeTruthy();
  // The button that asked has gone.
  expect(document.activeElement?.matches('body, button')).toBe(false);
  expect(document.activeElement?.textContent).toMatch(/arriving around/);
  expect(screen.getByText(/From \$20\.00 we deliver here/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^\$8\.00 more for delivery/ })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(
    /We keep this price for another (4:00|3:[0-5]\d)\./,
  );
  await user.click(screen.getByRole('button', { name: /^Add one / }));
  // 24.00, 3.50, 10 % of the dishes, 4.00 for the courier.
  await user.click(await screen.findByRole('link', { name: /Checkout.*\$33\.90/ }));
  // The contact was entered with the address.
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back' }));

  await user.click(await screen.findByRole('radio', { name: 'Pickup' }));
  await user.click(await screen.findByRole('link', { name: /Checkout.*\$26\.40/ }));
  expect(await screen.findByText(/We call your name/)).toBeTruthy();
  expect(screen.getByText(/^For a text with your receipt/)).toBeTruthy();
}, 60_000);

test('what was said of a pickup time goes with it', async () => {
  const user = await openApp('/v2/van/order');
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Chowder/ }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  for (const other of ['Delivery', /^As soon as possible/]) {
    await user.click(await screen.findByRole('radio', { name: 'Pickup' }));
    await user.click(await screen.findByRole('radio', { name: 'Later' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/^Pickup set to/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: other }));
    await waitFor(() => expect(screen.queryByText(/^Pickup set to/)).toBeNull(), {
      timeout: 2_000,
    });
  }
}, 60_000);
