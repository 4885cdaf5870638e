import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

async function header(title: string): Promise<ReturnType<typeof within>> {
  await screen.findByRole('heading', { level: 1, name: title });
  return within(screen.getByRole('banner'));
}

test('the pages of a table wear the logo of the restaurant, named where its name is not beside it', async () => {
  const user = await openApp('/table/K7PQ?restaurant=odile');
  const guests = await header('Who is ordering?');
  expect(guests.getByRole('img', { name: 'Bistro Odile' })).toBeTruthy();
  expect(guests.getByText('Table 1 · K7PQ')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Order under my name' }));
  const adding = await header('New guest');
  expect(adding.getByRole('img', { name: 'Bistro Odile' })).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'Cleo');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const place = await header('Welcome, Cleo');
  expect(place.getByRole('img', { name: 'Bistro Odile' })).toBeTruthy();

  // Another phone, which sits nowhere.
  localStorage.clear();
  await openApp('/logoview?restaurant=odile');
  const face = await header('Bistro Odile');
  expect(face.queryByRole('img', { name: 'Bistro Odile' })).toBeNull();
});

test('where a restaurant has no logo, its name stands beside the table', async () => {
  await openApp('/table/DRR2?restaurant=parlor');
  const guests = await header('Who is ordering?');
  expect(guests.getByText(/^The Parlor · .*DRR2$/)).toBeTruthy();
  expect(guests.queryByRole('img', { name: 'The Parlor' })).toBeNull();
});
