import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('a dish is one tap and its name away from the menus of a table, and back leads to what was found', async () => {
  const user = await openApp('/menu?restaurant=odile');
  await user.click(await screen.findByRole('link', { name: 'Search the menu' }));
  const field = await screen.findByRole('searchbox', { name: 'Search the menu' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'onion soup');
  await user.click(await screen.findByRole('link', { name: 'French onion soup' }));
  await screen.findByRole('dialog');
  expect(location.pathname).toBe('/menu/item');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => location.pathname).toBe('/menu/search');
  expect(new URLSearchParams(location.search).get('restaurant')).toBe('odile');
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'onion soup');
});
