import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app';

const WAIT = { timeout: 20_000 };

function step(): number {
  return (window.history.state as { idx: number }).idx; // the router's own count
}

test('back is the step back where the guest has just come from there, and a link elsewhere', async () => {
  const user = await openApp('/v2/harbor/order');
  await user.click(await screen.findByRole('link', { name: 'All Day' }, WAIT));
  await screen.findByRole('heading', { level: 1, name: 'All Day' }, WAIT);
  expect(step()).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'), WAIT);
  expect(step()).toBe(0);

  await user.click(await screen.findByRole('link', { name: 'Search the menu' }, WAIT));
  await screen.findByRole('searchbox', {}, WAIT);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'), WAIT);
  expect(step()).toBe(0);
});

test('a promotion leads back to whatever page it was opened from, and to the menus where the visit began with it', async () => {
  const user = await openApp('/v2/harbor/order');
  const name = 'Dock Lunch';
  await user.click(await screen.findByRole('link', { name }, WAIT));
  await screen.findByRole('heading', { level: 1, name }, WAIT);
  const { pathname } = location;
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'), WAIT);
  expect(step()).toBe(0);

  await user.click(await screen.findByRole('link', { name: 'More Promotions' }, WAIT));
  await vi.waitFor(() => expect(location.pathname).toBe('/v2/harbor/order/featured'), WAIT);
  await user.click(await screen.findByRole('link', { name }, WAIT));
  await screen.findByRole('heading', { level: 1, name }, WAIT);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/v2/harbor/order/featured'), WAIT);

  const again = await openApp(pathname);
  await again.click(await screen.findByRole('link', { name: 'Back' }, WAIT));
  await vi.waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'), WAIT);
});

test('a visit that began further in is led on by the link', async () => {
  const user = await openApp('/v2/harbor/search?q=soda');
  await screen.findByRole('searchbox', {}, WAIT);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/v2/harbor/order'), WAIT);
});
