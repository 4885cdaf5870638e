import { screen, within } from '@testing-library/react';
import { openApp } from './open-app';

export const COOKIE = /^Add Sea-Salt Chocolate Cookie/;

/** Ada orders a cookie at Harbor Burger & Bowl and pays at the counter: her phone on its last page, and the order's number. */
export async function orderAtCounter() {
  const user = await openApp('/v2/harbor/order');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  await user.click(await screen.findByRole('button', { name: COOKIE }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await user.click(await screen.findByRole('link', { name: /Checkout/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '718 555 0142');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: /Pay at the counter/ }));
  await user.click(screen.getByRole('button', { name: 'Place the order' }));
  await screen.findByText('In the kitchen');
  const ticket = screen.getByRole('region', { name: 'Order number' });
  return { user, number: within(ticket).getByText(/^[2-9A-Z]{4}$/).textContent };
}
