import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { cleanup, screen } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { onNewDevice } from '../../testing/new-device';
import { openStaffApp } from '../../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../../testing/sign-in';

onNewDevice();

const BOARD = '/staff?restaurant=pier';

async function openWithOrder() {
  const order = await placeCounterOrder({
    base_url: inject('api_url'),
    restaurant: 'pier',
    name: 'Ada',
  });
  await openStaffApp(BOARD);
  const user = await signIn(COUNTER_PIN);
  await screen.findByRole('article', { name: `Order ${order.order_number}` });
  return { user, order };
}

test('a board that is loaded again without a server shows its orders, and says that it is not live', async () => {
  const { order } = await openWithOrder();
  cleanup();
  await openStaffApp(BOARD, { isOnline: false });
  await screen.findByRole('article', { name: `Order ${order.order_number}` });
  await screen.findByText(/^Not live since/u);
});

test('after a sign-out a device that is not paired keeps no board', async () => {
  const { user } = await openWithOrder();
  await user.click(screen.getByRole('button', { name: 'Noor' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByText('Enter your PIN.');
  cleanup();
  expect(localStorage.getItem('comanda-staff-board')).toBeNull();
});
