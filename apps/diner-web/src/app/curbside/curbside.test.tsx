import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COOKIE, orderAtCounter } from '../../testing/order-at-counter';
import { openApp } from '../../testing/open-app';
import { staffOf } from '../../testing/staff-of';

test('whoever waits in a car is told what was understood, and begins anew with nothing of it left', async () => {
  const { user, number } = await orderAtCounter();

  await user.click(await screen.findByRole('link', { name: 'I’m outside: bring it to my car' }));
  const order = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Order number' });
  expect(order.value).toBe(number);
  expect(screen.getByText(/Where are you parked\?/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Curbside number' }), '14');
  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeTruthy();
  expect(screen.getByText(`Order ${number}, curbside number 14`)).toBeTruthy();
  expect(screen.getByText('Our staff will drop off your order.')).toBeTruthy();
  const staff = await staffOf('harbor', '2468');
  expect(await staff.calls()).toContainEqual(
    expect.objectContaining({ request: 'CURBSIDE PICKUP - PARKING #14' }),
  );

  await user.click(screen.getByRole('button', { name: 'Start New Order' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'));
  // Neither the order nor whose it was.
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  await user.click(await screen.findByRole('button', { name: COOKIE }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await user.click(await screen.findByRole('link', { name: /Checkout/ }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('');
}, 120_000);

test('where nothing is brought to a car, the menus are a tap away', async () => {
  const user = await openApp('/curbside?restaurant=odile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Please come in' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'View the menu' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/odile/order'));
});
