import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { onNewDevice } from '../../testing/new-device';
import { openStaffApp } from '../../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../../testing/sign-in';

onNewDevice();

async function openWithOrder(name: string) {
  const order = await placeCounterOrder({
    base_url: inject('api_url'),
    restaurant: 'stall',
    name,
  });
  const number = String(order.order_number);
  await openStaffApp('/staff?restaurant=stall');
  const user = await signIn(COUNTER_PIN);
  return { user, number, ticket: within(await ticketOf(number)) };
}

function ticketOf(number: string) {
  return screen.findByRole('article', { name: `Order ${number}` });
}

test('an order waits to be accepted, is taken by one tap and then begun by the next', async () => {
  const { user, number, ticket } = await openWithOrder('Ada');
  ticket.getByText('Waiting for you to accept it');
  await user.click(ticket.getByRole('button', { name: `Accept ${number}` }));
  await ticket.findByRole('button', { name: `Start ${number}` });
  expect(ticket.queryByText('Waiting for you to accept it')).toBeNull();
});

test('an order is accepted for a time, and gets another one later', async () => {
  const { user, number, ticket } = await openWithOrder('Bea');
  await user.click(ticket.getByRole('button', { name: `More for order ${number}` }));
  await user.click(await screen.findByRole('button', { name: '45 min' }));
  await ticket.findByRole('button', { name: `Start ${number}` });
  await user.click(ticket.getByRole('button', { name: `More for order ${number}` }));
  await screen.findByRole('group', { name: 'New time for the guest: ready in' });
  await user.click(screen.getByRole('button', { name: '60 min' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an order is rejected with a reason, and leaves the board', async () => {
  const { user, number, ticket } = await openWithOrder('Cleo');
  await user.click(ticket.getByRole('button', { name: `Reject ${number}` }));
  const sheet = within(await screen.findByRole('dialog', { name: `Reject order ${number}?` }));
  await user.click(sheet.getByRole('radio', { name: 'The kitchen is too busy' }));
  await user.click(sheet.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: `Order ${number}` })).toBeNull(),
  );
});
