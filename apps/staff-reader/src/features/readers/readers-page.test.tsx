import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onNewDevice } from '../../testing/new-device';
import { openStaffApp } from '../../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../../testing/sign-in';

onNewDevice();

test('a reader is tested, connected to this device and disconnected', async () => {
  await openStaffApp('/staff/readers?restaurant=pier');
  const user = await signIn(COUNTER_PIN);
  const reader = within(await screen.findByRole('listitem', { name: 'Counter' }));
  await user.click(reader.getByRole('button', { name: 'Test' }));
  await reader.findByText('Counter answers.');
  await user.click(reader.getByRole('button', { name: 'Connect' }));
  await reader.findByText('Counter answers. In use on this device');
  await user.click(reader.getByRole('button', { name: 'Disconnect' }));
  await reader.findByRole('button', { name: 'Connect' });
  expect(screen.getByText(/No real card is charged/u)).toBeTruthy();
});
