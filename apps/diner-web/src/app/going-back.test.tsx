import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';
import { COOKIE } from '../testing/order-at-counter';

function step(): number {
  return (window.history.state as { idx: number }).idx; // the router's own count
}

/** Back on the menus, whose page is drawn a moment after the address is theirs. */
async function areMenusThere(): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: /^Harbor/ });
  expect(location.pathname).toBe('/v2/harbor/order');
}

/** Both before the page that it leads to could be drawn. */
async function tapTwice(link: HTMLElement): Promise<void> {
  await act(async () => {
    link.click();
    link.click();
  });
}

test('back is the step back where the guest has just come from there, and a link elsewhere', async () => {
  const user = await openApp('/v2/harbor/order');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  await screen.findByRole('heading', { level: 1, name: 'All Day' });
  expect(step()).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await areMenusThere();
  expect(step()).toBe(0);

  await user.click(screen.getByRole('link', { name: 'Search the menu' }));
  await screen.findByRole('searchbox');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await areMenusThere();
  expect(step()).toBe(0);
});

test('a promotion leads back to whatever page it was opened from, and to the menus where the visit began with it', async () => {
  const user = await openApp('/v2/harbor/order');
  const name = 'Dock Lunch';
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
  const { pathname } = location;
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await areMenusThere();
  expect(step()).toBe(0);

  await user.click(await screen.findByRole('link', { name: 'More Promotions' }));
  await screen.findByRole('heading', { level: 1, name: 'Promotions' });
  expect(location.pathname).toBe('/v2/harbor/order/featured');
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/harbor/order/featured'));

  const again = await openApp(pathname);
  await again.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'));
});

test('a link or a button that is tapped twice is one step, and one step back leads back', async () => {
  const user = await openApp('/v2/harbor/order');
  await tapTwice(await screen.findByRole('link', { name: 'All Day' }));
  await screen.findByRole('heading', { level: 1, name: 'All Day' });
  expect(step()).toBe(1);
  await user.click(await screen.findByRole('button', { name: COOKIE }));
  await tapTwice(await screen.findByRole('link', { name: /View order/ }));
  await tapTwice(await screen.findByRole('link', { name: /Checkout/ }));
  await screen.findByRole('textbox', { name: 'Name' });
  expect(step()).toBe(3);
  act(() => history.back());
  await screen.findByRole('link', { name: /Checkout/ });
  expect(location.pathname).toBe('/v2/harbor/cart');
});

test('a visit that began further in is led on by the link', async () => {
  const user = await openApp('/v2/harbor/search?q=soda');
  await screen.findByRole('searchbox');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'));
});
