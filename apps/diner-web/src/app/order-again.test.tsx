import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderAtCounter } from '../testing/order-at-counter';
import { staffOf } from '../testing/staff-of';

const NAME = 'Sea-Salt Chocolate Cookie';

test('the same is ordered again with one tap, at today’s prices', async () => {
  const { user } = await orderAtCounter();
  await user.click(screen.getByRole('button', { name: 'Order the same again' }));
  expect(await screen.findByRole('article', { name: NAME })).toBeTruthy();
  expect(location.pathname).toBe('/v2/harbor/cart');
}, 120_000);

test('what has sold out since is told by its name, and the page stays', async () => {
  const { user } = await orderAtCounter();
  const staff = await staffOf('harbor', '2468');
  await staff.setStock(NAME, false);
  try {
    await user.click(screen.getByRole('button', { name: 'Order the same again' }));
    expect(await screen.findByText(`Cannot be had now and was left out: ${NAME}`)).toBeTruthy();
    expect(location.pathname).toBe('/v2/harbor/orderComplete');
  } finally {
    await staff.setStock(NAME, true);
  }
  await user.click(screen.getByRole('button', { name: 'Order the same again' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/harbor/cart'));
}, 120_000);
