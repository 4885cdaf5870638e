import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, inject, test } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { openStaffApp, PIN, SETUP_CODE } from '../testing/open-staff-app';

beforeEach(() => {
  localStorage.clear();
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

function order(name: string) {
  return placeCounterOrder({ base_url: inject('api_url'), restaurant: 'harbor', name });
}

async function signIn(pin = PIN) {
  const user = userEvent.setup();
  for (const digit of pin) await user.click(await screen.findByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

function ticketOf(number: string | null) {
  return screen.findByRole('article', { name: `Order ${number}` });
}

function lane(name: string) {
  return within(screen.getByRole('region', { name }));
}

test('a device without a restaurant asks for one, and remembers it', async () => {
  await openStaffApp('/staff');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Harbor Burger/ }));
  await screen.findByRole('heading', { name: 'Harbor Burger & Bowl' });
  cleanup();
  await openStaffApp('/staff');
  await screen.findByRole('heading', { name: 'Harbor Burger & Bowl' });
});

test('a wrong PIN is told, and the right one opens the board', async () => {
  await openStaffApp();
  await screen.findByRole('button', { name: '1' });
  await signIn('9999');
  await screen.findByText('Wrong PIN. Try again.');
  await signIn();
  await screen.findByRole('heading', { name: 'Order board' });
  expect(screen.getByRole('button', { name: 'Sam' })).toBeTruthy();
});

test('an order goes from new to handed over by one tap each', async () => {
  const { order_number } = await order('Ada');
  await openStaffApp();
  const user = await signIn();
  await ticketOf(order_number);
  for (const [act, next] of [
    ['Start', 'Preparing'],
    ['Ready', 'Ready'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `${act} ${order_number}` }));
    await waitFor(() =>
      expect(lane(next).getByRole('article', { name: `Order ${order_number}` })).toBeTruthy(),
    );
  }
  await user.click(screen.getByRole('button', { name: `Picked up ${order_number}` }));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: `Order ${order_number}` })).toBeNull(),
  );
});

test('a ticket says where the order goes, what to make, the guest’s words and what is owed', async () => {
  const { order_number, amount } = await order('Bea');
  await openStaffApp();
  await signIn();
  const ticket = await ticketOf(order_number);
  for (const text of ['Pickup', 'Bea', 'Extra napkins'])
    expect(within(ticket).getByText(text)).toBeTruthy();
  expect(within(ticket).getByText(`Unpaid: $${(amount / 100).toFixed(2)}`)).toBeTruthy();
});

test('a paired screen reads on after the lock, and an act asks for the PIN', async () => {
  const { order_number } = await order('Cee');
  await openStaffApp();
  const user = await signIn();
  await user.click(await screen.findByRole('link', { name: 'Devices' }));
  await user.type(await screen.findByLabelText('Setup code'), SETUP_CODE);
  await user.click(screen.getByRole('button', { name: 'Pair this device' }));
  await screen.findByText(/^Paired as/);

  await user.click(screen.getByRole('button', { name: 'Sam' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('button', { name: 'Locked' });
  await user.click(screen.getByRole('link', { name: /^Board/ }));
  await ticketOf(order_number);

  await user.click(screen.getByRole('button', { name: `Start ${order_number}` }));
  await screen.findByRole('dialog', { name: 'Enter your PIN to continue.' });
  await signIn();
  await waitFor(() =>
    expect(lane('Preparing').getByRole('article', { name: `Order ${order_number}` })).toBeTruthy(),
  );
});

test('an order is cancelled with a reason that the guest reads', async () => {
  const { order_number } = await order('Dee');
  await openStaffApp();
  const user = await signIn();
  await ticketOf(order_number);
  await user.click(screen.getByRole('button', { name: `More for order ${order_number}` }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const sheet = within(
    await screen.findByRole('dialog', { name: `Cancel order ${order_number}?` }),
  );
  await user.click(sheet.getByRole('radio', { name: 'The kitchen is too busy' }));
  await user.click(sheet.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText(`Order ${order_number} was cancelled.`);
});

test('one of two dishes is refunded for a reason, and the ticket shows what is left to make', async () => {
  const { order_number, items } = await order('Flo');
  const name = items[0]?.name ?? '';
  await openStaffApp();
  const user = await signIn();
  const ticket = await ticketOf(order_number);
  async function openMore() {
    await user.click(screen.getByRole('button', { name: `More for order ${order_number}` }));
  }
  await openMore();
  await user.click(await screen.findByRole('button', { name: 'Paid at the counter' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  await within(ticket).findByText('Paid');
  await openMore();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: `Refund order ${order_number}` });
  const sheet = within(dialog);
  await user.click(sheet.getByRole('button', { name: `Fewer ${name}` }));
  const submit = sheet.getByRole<HTMLButtonElement>('button', { name: 'Refund' });
  expect(submit.disabled).toBe(true);
  await user.click(sheet.getByRole('radio', { name: 'A dish was not good' }));
  await user.click(submit);
  await screen.findByText(/^Hand \$[\d.]+ to the guest\.$/);
  await within(ticket).findByText('Refunded: 1');
});
