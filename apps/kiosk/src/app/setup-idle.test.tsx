import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { addDish, openSetup, pair, passSeconds, pressLogo, stopIntervals } from '../testing/steps';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Everything that this tab stores of an order. */
function stored(): string {
  return JSON.stringify(Object.entries(sessionStorage));
}

test('settings that are left open close with the session of staff, and nothing of the guest before is left', async () => {
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  stopIntervals();
  await addDish(user, 'backlot');
  await waitFor(() => expect(stored()).toContain('Cola'));
  await openSetup(user, 'backlot');
  const sent = vi.spyOn(globalThis, 'fetch');
  // A member of staff who only reads goes on by a tap.
  await user.click(screen.getByRole('heading', { name: 'Measures' }));
  await passSeconds(60);
  await screen.findByText('Setup closes in 11 seconds.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await passSeconds(59);
  expect(screen.queryByText(/^Setup closes/)).toBeNull();
  await passSeconds(1);
  await passSeconds(11);
  await screen.findByRole('button', { name: 'Take away' });
  expect(location.pathname).toBe('/backlot.kiosk');
  expect(sent.mock.calls.map(([asked]) => (asked as Request).url)).toContainEqual(
    expect.stringMatching(/\/staff\/signOut$/),
  );
  expect(stored()).not.toContain('Cola');
}, 90_000);

test('a guest who held the logo leaves no order behind the question for a PIN', async () => {
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  stopIntervals();
  await addDish(user, 'backlot');
  await pressLogo();
  await user.click(screen.getByRole('heading', { name: 'Kiosk setup' }));
  await passSeconds(60);
  await passSeconds(11);
  await screen.findByRole('button', { name: 'Take away' });
  expect(stored()).not.toContain('Cola');
}, 90_000);

test('films that staff show are shown without the order of the guest before', async () => {
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await addDish(user, 'backlot');
  await openSetup(user, 'backlot');
  await user.click(screen.getByRole('button', { name: 'Show the films' }));
  await waitFor(() => expect(location.pathname).toBe('/kiosk/videos'));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  await user.click(
    await screen.findByRole('button', { name: 'Backlot Kitchens, Liberty Village' }),
  );
  await addDish(user, 'backlot');
  expect(await screen.findByText('1 item')).toBeTruthy();
}, 90_000);
