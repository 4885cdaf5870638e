import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFrontOfHouse, PIN } from '../testing/open-front-of-house';
import { useSession } from './use-session';

test('a PIN signs its owner in, and signing out ends it', async () => {
  const device = await openFrontOfHouse(useSession);
  await waitFor(() => expect(device.now().staff).toBeNull());
  act(() => device.now().signIn(PIN));
  await waitFor(() => expect(device.now().staff?.name).toBe('Noor'));
  act(() => device.now().signOut());
  await waitFor(() => expect(device.now().staff).toBeNull());
});

test('a wrong PIN is refused; after five the seconds of the lock are told', async () => {
  const device = await openFrontOfHouse(useSession);
  await waitFor(() => expect(device.now().staff).toBeNull());
  for (let tries = 0; tries < 5; tries += 1) {
    act(() => device.now().signIn('0000'));
    await waitFor(() => expect(device.now().isSigningIn).toBe(false));
    await waitFor(() => expect(device.now().fault).toEqual({ code: 'wrong' }));
  }
  act(() => device.now().signIn(PIN));
  await waitFor(() => expect(device.now().fault?.code).toBe('locked'));
  const { fault } = device.now();
  expect(fault?.code === 'locked' && fault.seconds).toBeGreaterThan(60);
});
