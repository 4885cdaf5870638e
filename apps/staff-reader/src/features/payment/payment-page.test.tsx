import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, inject, test } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { openAddress, openStaffApp } from '../../testing/open-staff-app';
import { presentCard } from '../../testing/reader-hand';

const PIN = '471128';

beforeEach(() => {
  localStorage.clear();
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

/** Signs staff of the counter in on the payment page of an order. */
async function openPayment(name: string) {
  openAddress('/staff');
  const order = await placeCounterOrder({
    base_url: inject('api_url'),
    restaurant: 'pier',
    name,
  });
  await openStaffApp(`/order/frontOfHouseReader?restaurant=pier&guest_id=${order.guest_id}`);
  const user = userEvent.setup();
  for (const digit of PIN) await user.click(await screen.findByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const amount = `$${(order.amount / 100).toFixed(2)}`;
  return { user, order, amount };
}

test('a declined card leaves the order unpaid, and the next one pays it', async () => {
  const { user, order, amount } = await openPayment('Ada');
  const take = `Take ${amount} by card`;
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: take }).disabled).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: take }));
  await presentCard('decline');
  await screen.findByText(/declined|Payment failed/i);
  await user.click(screen.getByRole('button', { name: take }));
  await presentCard('approve');
  await screen.findByText('Payment complete');
  expect(screen.getByText(String(order.order_number))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('link', { name: 'New order for a guest' });
});

test('cash shows the change and pays the order', async () => {
  const { user, order, amount } = await openPayment('Bea');
  await user.click(await screen.findByRole('button', { name: 'Cash' }));
  await screen.findByRole('dialog', { name: `Cash: ${amount}` });
  const paid = order.amount + 500;
  await user.type(screen.getByLabelText('Received'), (paid / 100).toFixed(2));
  await screen.findByText('Change: $5.00');
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await screen.findByText('Everything is paid.');
});
