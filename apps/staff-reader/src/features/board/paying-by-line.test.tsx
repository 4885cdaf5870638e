import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { screen, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { onNewDevice } from '../../testing/new-device';
import { openStaffApp } from '../../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../../testing/sign-in';

onNewDevice();

test('one line of an order is paid at the counter, and the rest stays open', async () => {
  const order = await placeCounterOrder({
    base_url: inject('api_url'),
    restaurant: 'pier',
    name: 'Ada',
    wishes: ['Salt', 'No salt'],
  });
  const number = String(order.order_number);
  await openStaffApp('/staff?restaurant=pier');
  const user = await signIn(COUNTER_PIN);
  const ticket = within(await screen.findByRole('article', { name: `Order ${number}` }));
  ticket.getByText('Unpaid: $22.60');
  await user.click(ticket.getByRole('button', { name: `More for order ${number}` }));
  await user.click(await screen.findByRole('button', { name: 'Paid at the counter' }));
  const sheet = within(
    await screen.findByRole('dialog', { name: `Paid at the counter: ${number}` }),
  );
  const [line] = sheet.getAllByRole('checkbox', { name: '2 × Fries' });
  if (line === undefined) throw new Error('The sheet has no lines.');
  await user.click(line);
  await user.click(await sheet.findByRole('button', { name: /\$11\.30/u }));
  await ticket.findByText('Still to pay: $11.30');
  expect(await screen.findByText(`Order ${number} is marked as paid.`)).toBeTruthy();
});
