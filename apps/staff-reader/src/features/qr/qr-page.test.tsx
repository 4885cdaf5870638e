import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { openStaffApp } from '../../testing/open-staff-app';

const PIN = '471128';
const print = window.print;
/** How many cards were on the sheet each time that the browser was asked to print. */
let printed: number[] = [];

beforeEach(() => {
  localStorage.clear();
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  printed = [];
  window.print = () => {
    printed.push(document.body.lastElementChild?.querySelectorAll('svg').length ?? 0);
  };
});
afterEach(() => {
  window.print = print;
});

test('each table has a card with its code, printed alone or all on sheets', async () => {
  await openStaffApp('/staff/tables?restaurant=pier');
  const user = userEvent.setup();
  for (const digit of PIN) await user.click(await screen.findByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('link', { name: 'Table cards' }));
  await screen.findByRole('img', { name: 'Table 4' });
  expect(screen.getByText('P7R5')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print all on A4' }));
  await waitFor(() => expect(printed).toEqual([4]));
  await user.click(screen.getByRole('button', { name: 'Print this card Table 2' }));
  await waitFor(() => expect(printed).toEqual([4, 1]));
});
