import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('a code that one restaurant has opens it there', async () => {
  await openApp('/table/K7PQ');
  await screen.findByRole('heading', { name: 'Who is ordering?' });
  expect(new URLSearchParams(location.search).get('restaurant')).toBe('odile');
});

test('a code that no restaurant has is said to be none', async () => {
  await openApp('/table/ZZZZ');
  await screen.findByRole('heading', { name: 'Table not found' });
});

test('a restaurant without tables is not offered, and a wrong choice is not where the next visit leads', async () => {
  const user = await openApp('/table');
  const odile = await screen.findByRole('link', { name: 'Bistro Odile' });
  expect(screen.queryByRole('link', { name: 'Harbor Burger & Bowl' })).toBeNull();
  await user.click(odile);
  await screen.findByRole('button', { name: 'Go to the table' });
  await user.click(screen.getByRole('link', { name: 'Not this restaurant?' }));
  await screen.findByRole('heading', { name: 'Which restaurant are you in?' });
});
