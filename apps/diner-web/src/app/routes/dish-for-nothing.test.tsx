import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('what costs nothing is told to be free wherever it is offered, and is a number where it is added up', async () => {
  const user = await openApp('/v2/lantern-house/order');
  const [menu] = await screen.findAllByRole('link', { name: /To Your Room/ });
  if (!menu) throw new Error('The hotel has no menu of what costs nothing.');
  await user.click(menu);
  const dish = await screen.findByRole('link', { name: /^Fresh Towels/ });
  const row = dish.closest('article, li, div') ?? dish;
  expect(row.textContent).toContain('Free');
  expect(row.textContent).not.toContain('$0.00');
  await user.click(dish);
  const sheet = await screen.findByRole('dialog', { name: 'Fresh Towels' });
  await user.click(within(sheet).getByRole('button', { name: 'Add · Free' }));
  expect((await screen.findByRole('link', { name: /View order/ })).textContent).toContain('$0.00');
});
