import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';

/** Sits down to eat. What is opened next has no session, as a browser that was shut. */
async function sitAt(code: string) {
  const user = await openApp(`/table/${code}?restaurant=parlor`);
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await screen.findByRole('link', { name: 'All day' });
  return user;
}

test('whoever ate here once and takes out today sees what is taken out, and orders it', async () => {
  await sitAt('LMP2');
  const user = await openApp('/v2/parlor/order');
  await screen.findByRole('link', { name: 'To take home' });
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Tea/ }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  expect(await screen.findByRole('article', { name: 'Tea' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Checkout/ })).toBeTruthy();
  expect(location.pathname).toBe('/v2/parlor/cart');
});

test.each(['cart', 'phone'])('an order that is opened at its %s stays there', async (page) => {
  const user = await sitAt('CHR2');
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Tea/ }));
  await screen.findByRole('link', { name: /View order/ });
  await openApp(`/v2/parlor/${page}`);
  await screen.findByText(page === 'cart' ? 'Checkout' : 'Continue to payment');
  expect(location.pathname).toBe(`/v2/parlor/${page}`);
});
