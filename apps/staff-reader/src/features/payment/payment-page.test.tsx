import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { sitDown } from '@comanda/testing/sit-down';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, inject, test } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { openAddress, openStaffApp } from '../../testing/open-staff-app';
import { cardAsked, presentCard } from '../../testing/reader-hand';

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
  const user = await signInAt(order.guest_id);
  const amount = `$${(order.amount / 100).toFixed(2)}`;
  return { user, order, amount };
}

/** Opens the payment page of a guest and types the PIN. */
async function signInAt(guest_id: string) {
  await openStaffApp(`/order/frontOfHouseReader?restaurant=pier&guest_id=${guest_id}`);
  const user = userEvent.setup();
  for (const digit of PIN) await user.click(await screen.findByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

/** Waits until the reader is connected, and has it ask for a card. */
async function takeByCard(user: ReturnType<typeof userEvent.setup>, name: string | RegExp) {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false),
  );
  await user.click(screen.getByRole('button', { name }));
}

test('a payment is cancelled: the reader’s answer is awaited, and nothing was taken', async () => {
  const { user, amount } = await openPayment('Cleo');
  await takeByCard(user, `Take ${amount} by card`);
  await cardAsked();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText('The payment was cancelled.');
  await screen.findByRole('button', { name: `Take ${amount} by card` });
});

test('the idle lock waits while a reader asks for a card', async () => {
  const { user, amount } = await openPayment('Dora');
  await takeByCard(user, `Take ${amount} by card`);
  await cardAsked();
  await screen.findByRole('button', { name: 'Cancel' });
  const { change } = useDeviceSettings.getState();
  act(() => change({ idle_minutes: 0 }));
  // A lock would come with the next timer.
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  act(() => change({ idle_minutes: 3 }));
  await presentCard('approve');
  await screen.findByText('Payment complete');
});

test('a declined card leaves the order unpaid, and the next one pays it', async () => {
  const { user, order, amount } = await openPayment('Ada');
  const take = `Take ${amount} by card`;
  await takeByCard(user, take);
  await presentCard('decline');
  await screen.findByText(/declined|Payment failed/i);
  await user.click(screen.getByRole('button', { name: take }));
  await presentCard('approve');
  await screen.findByText('Payment complete');
  expect(screen.getByText(String(order.order_number))).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Open the receipt' })).toBeTruthy();
  // This server sends no texts.
  await user.type(screen.getByLabelText('Receipt as a text to'), '718 555 0199');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/cannot send|can’t send|texts? to this number/i);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('link', { name: 'New order for a guest' });
});

test('a share of a table’s bill is taken, and the rest stays open', async () => {
  openAddress('/staff');
  const seat = { base_url: inject('api_url'), restaurant: 'pier', local_id: 'P7R5' };
  const ada = await sitDown({ ...seat, name: 'Ada' });
  await ada.order('Fries');
  await ada.order('Fries');
  const user = await signInAt(ada.guest_id);
  await user.click(await screen.findByRole('radio', { name: 'Chosen dishes' }));
  await user.click(screen.getAllByRole('checkbox', { name: '1 × Fries' })[0] ?? document.body);
  await takeByCard(user, 'Take $5.65 by card');
  await screen.findByText('$5.65');
  await cardAsked();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('The payment was cancelled.');
  // The same share is taken at the second try.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Chosen dishes' }).checked).toBe(true);
  await takeByCard(user, 'Take $5.65 by card');
  await screen.findByText('$5.65');
  await presentCard('approve');
  await screen.findByText('Payment complete');
  await user.click(screen.getByRole('button', { name: 'Take another payment' }));
  expect(await screen.findAllByText('$5.65')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Equal parts' }));
  await screen.findByText('1 of 2 parts');
  // Half of the whole bill, of which the other half is paid.
  await screen.findByRole('button', { name: 'Take $5.65 by card' });
  await user.click(screen.getByRole('radio', { name: 'An amount' }));
  await user.type(screen.getByLabelText('An amount', { selector: '[type=number]' }), '2');
  await takeByCard(user, 'Take $2.00 by card');
  await presentCard('approve');
  await screen.findByText('Payment complete');
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
