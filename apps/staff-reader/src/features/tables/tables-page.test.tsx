import { sitDown } from '@comanda/testing/sit-down';
import { screen, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { onNewDevice } from '../../testing/new-device';
import { openStaffApp } from '../../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../../testing/sign-in';

onNewDevice();

test('an open table shows its rounds with their notes, and what its guests call for', async () => {
  const fay = await sitDown({
    base_url: inject('api_url'),
    restaurant: 'pier',
    local_id: 'P7R3',
    name: 'Fay',
  });
  await fay.order('Fries', 'Well done');
  await fay.order('Fries');
  await fay.callWaiter('Some water');
  await openStaffApp('/staff/tables?restaurant=pier');
  const user = await signIn(COUNTER_PIN);
  await user.click(await screen.findByRole('button', { name: /^Table 2/u }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Table 2' }));
  await sheet.findByText('Some water');
  expect(sheet.getByText('Note: Well done')).toBeTruthy();
  expect(sheet.getByText(/^Added/u)).toBeTruthy();
  expect(sheet.getAllByText('Fries')).toHaveLength(2);
});

test('a table whose closing fails says so', async () => {
  const gus = await sitDown({
    base_url: inject('api_url'),
    restaurant: 'pier',
    local_id: 'P7R2',
    name: 'Gus',
  });
  expect(gus.table_id).toBeTruthy();
  const { setOnline } = await openStaffApp('/staff/tables?restaurant=pier');
  const user = await signIn(COUNTER_PIN);
  await user.click(await screen.findByRole('button', { name: /^Table 1/u }));
  const close = await screen.findByRole('button', { name: 'Close table' });
  setOnline(false);
  await user.click(close);
  await screen.findByText(
    'Failed to close table. If the issue persists, please contact the development team.',
  );
});
