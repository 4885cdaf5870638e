import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';
import { COOKIE, orderAtCounter } from '../testing/order-at-counter';

test('the number of an order is found again from the menus, until something new is chosen', async () => {
  const { user, number } = await orderAtCounter();
  await user.click(screen.getByRole('button', { name: 'Start a new order' }));

  // A guest who closed the page and returns finds it too.
  const later = await openApp('/v2/harbor/order');
  await later.click(
    await screen.findByRole('link', { name: new RegExp(`View my order\\s*${number}`) }),
  );
  expect(
    within(await screen.findByRole('region', { name: 'Order number' })).getByText(number),
  ).toBeTruthy();

  const next = await openApp('/v2/harbor/order');
  await next.click(await screen.findByRole('link', { name: 'All Day' }));
  await screen.findByRole('link', { name: /View my order/ });
  await next.click(await screen.findByRole('button', { name: COOKIE }));
  await screen.findByRole('link', { name: /View order/ });
  expect(screen.queryByRole('link', { name: /View my order/ })).toBeNull();

  // A cart that has come to nothing stands in nobody's way.
  await next.click(screen.getByRole('link', { name: /View order/ }));
  await next.click(await screen.findByRole('button', { name: /^Remove/ }));
  await screen.findByRole('link', { name: /View my order/ });
}, 120_000);
