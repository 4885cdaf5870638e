import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { openAddress, openStaffApp, PIN, SETUP_CODE } from '../../testing/open-staff-app';

const print = window.print;
/** The text of each paper that the browser was asked to print. */
let printed: string[] = [];

beforeEach(() => {
  localStorage.clear();
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  printed = [];
  openAddress('/staff');
  window.print = () => {
    printed.push(document.body.lastElementChild?.textContent ?? '');
  };
});
afterEach(() => {
  window.print = print;
});

function order(name: string, restaurant = 'harbor') {
  return placeCounterOrder({ base_url: inject('api_url'), restaurant, name });
}

async function signIn(pin = PIN) {
  const user = userEvent.setup();
  for (const digit of pin) await user.click(await screen.findByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

test('a device that prints new orders prints each of them once, and a reprint says COPY', async () => {
  const before = await order('Ada');
  await openStaffApp();
  const user = await signIn();
  await user.click(await screen.findByRole('link', { name: 'Devices' }));
  await user.type(await screen.findByLabelText('Setup code'), SETUP_CODE);
  await user.click(screen.getByRole('button', { name: 'Pair this device' }));
  await user.click(await screen.findByRole('switch', { name: 'Print each new order' }));

  const { order_number } = await order('Bea');
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain(order_number);
  expect(printed[0]).toContain('Extra napkins');
  const next = await order('Cleo');
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).toContain(next.order_number);

  await user.click(screen.getByRole('link', { name: /^Board/ }));
  for (const [number, isCopy] of [
    [order_number, true],
    [before.order_number, false],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `More for order ${number}` }));
    const many = printed.length;
    await user.click(await screen.findByRole('button', { name: 'Print kitchen ticket' }));
    await waitFor(() => expect(printed).toHaveLength(many + 1));
    expect(printed.at(-1)).toContain(number);
    expect(printed.at(-1)?.startsWith('COPY')).toBe(isCopy);
    await user.keyboard('{Escape}');
  }
});

test('a device that was loaded again prints what came in since, and nothing twice', async () => {
  const { tokens } = await openStaffApp();
  const user = await signIn();
  await user.click(await screen.findByRole('link', { name: 'Devices' }));
  await user.type(await screen.findByLabelText('Setup code'), SETUP_CODE);
  await user.click(screen.getByRole('button', { name: 'Pair this device' }));
  await user.click(await screen.findByRole('switch', { name: 'Print each new order' }));
  const first = await order('Ada');
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain(first.order_number);

  cleanup();
  const second = await order('Bea');
  await openStaffApp('/staff?restaurant=harbor', { tokens });
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).toContain(second.order_number);
});

test('a receipt has the lines, the sums and a code for the guest’s phone', async () => {
  const { order_number, amount } = await order('Dee');
  await openStaffApp();
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: `More for order ${order_number}` }));
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('41 Harborlight Street');
  expect(printed[0]).toMatch(/Tax \(\d[\d.]*%\)\$\d/u);
  expect(printed[0]).toContain(`Total$${(amount / 100).toFixed(2)}`);
  expect(printed[0]).toContain('Scan for your receipt');
});

test('a receipt names the seller by law, with the number for taxes', async () => {
  const { order_number } = await order('Eli', 'stall');
  await openStaffApp('/staff?restaurant=stall');
  const user = await signIn('471128');
  await user.click(await screen.findByRole('button', { name: `More for order ${order_number}` }));
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(/^Market Stall Foods Inc\./u);
  expect(printed[0]).toContain('Tax number 123456789 RT0001');
  expect(printed[0]).toContain('Tax (13%)');
});
