import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, inject, test } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { openAddress, openStaffApp, PIN } from '../../testing/open-staff-app';

beforeEach(() => {
  localStorage.clear();
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

async function openHistory() {
  await openStaffApp('/staff/history?restaurant=harbor');
  const user = userEvent.setup();
  for (const digit of PIN) await user.click(await screen.findByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

test('an order of the past is paid at the counter, by line and at the price with tax, and refunded', async () => {
  openAddress('/staff/history');
  const order = await placeCounterOrder({
    base_url: inject('api_url'),
    restaurant: 'harbor',
    name: 'Ada',
    wishes: ['', ''],
  });
  const amount = `$${(order.amount / 100).toFixed(2)}`;
  const user = await openHistory();
  const number = await screen.findByText(order.order_number ?? '');
  await user.click(number);
  const row = within(number.closest('li') ?? document.body);
  await user.click(row.getByRole('button', { name: 'Paid at the counter' }));
  // With its tax, which the lines are shown without.
  await screen.findByRole('button', { name: `Mark ${amount} as paid` });
  const [line] = screen.getAllByRole('checkbox', { name: /^2 × / });
  if (line === undefined) throw new Error('No line can be chosen.');
  await user.click(line);
  const half = `$${(order.amount / 200).toFixed(2)}`;
  await user.click(await screen.findByRole('button', { name: `Mark ${half} as paid` }));
  await row.findByText(/^Still to pay/u);
  await user.click(row.getByRole('button', { name: 'Refund' }));
  const sheet = within(await screen.findByRole('dialog'));
  const [reason] = sheet.getAllByRole('radio', { name: /missing/iu });
  if (reason === undefined) throw new Error('No reason can be chosen.');
  await user.click(reason);
  await user.click(sheet.getByRole('button', { name: 'Refund' }));
  await screen.findByText(`Hand ${half} to the guest.`);
  await waitFor(() => expect(row.queryByRole('button', { name: 'Refund' })).toBeNull());
});
