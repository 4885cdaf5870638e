import { act, screen } from '@testing-library/react';
import { test } from 'vitest';
import { useDeviceSettings } from '#shared/device/device-settings';
import { onNewDevice } from '../testing/new-device';
import { openStaffApp } from '../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../testing/sign-in';

onNewDevice();

test('a device that nobody touches for as long as is set goes dark and asks for the PIN', async () => {
  await openStaffApp('/staff?restaurant=pier');
  await signIn(COUNTER_PIN);
  await screen.findByRole('heading', { name: 'Order board' });
  act(() => useDeviceSettings.getState().change({ idle_minutes: 0.001 }));
  await screen.findByText('Enter your PIN.');
});
