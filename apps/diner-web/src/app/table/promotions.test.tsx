import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('a code is asked for until there is one in the order, and again once it is taken out', async () => {
  const user = await openApp('/menu?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('Green Tide cannot be added at once.');
  await user.click(add);
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await user.click(await screen.findByRole('button', { name: 'Add a discount code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), 'firstmate');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Your code has been applied.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a discount code' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Remove First Mate' }));
  expect(await screen.findByText('Promotion removed')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Add a discount code' })).toBeTruthy();
});
