import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseDeviceSettings } from '#shared/device-settings';
import { openKiosk, setNetwork } from '../testing/open-kiosk';
import { addDish, enterPin, openSetup, pair, pressLogo } from '../testing/steps';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a logo that is released too early opens nothing, and a wrong PIN neither', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await addDish(user, 'harbor');
  const logo = screen.getByTestId('logo');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerDown(logo);
  vi.advanceTimersByTime(2900);
  fireEvent.pointerUp(logo);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(location.pathname).toBe('/kiosk');
  expect(screen.queryByRole('heading', { name: 'Kiosk setup' })).toBeNull();

  await pressLogo();
  await enterPin(user, '9999');
  await screen.findByText('Incorrect');
  expect(screen.queryByRole('heading', { name: 'Card reader' })).toBeNull();
}, 90_000);

test('after too many tries the seconds are counted down', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await addDish(user, 'harbor');
  await pressLogo();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    if (!(asked instanceof Request && asked.url.endsWith('/staff/signIn')))
      return await send(asked, init);
    const problem = { type: 'about:blank', title: 'Locked', status: 429, code: 'staff_locked' };
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '3' };
    const body = JSON.stringify({ ...problem, retry_after: 3 });
    return new Response(body, { status: 429, headers });
  });
  await enterPin(user, '9999');
  await screen.findByText('Too many tries. Please wait 3 seconds.');
  await screen.findByText('Too many tries. Please wait 2 seconds.');
}, 90_000);

test('the screen’s measures are kept as they are typed', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await addDish(user, 'harbor');
  await openSetup(user, 'harbor');
  const diagonal = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Screen diagonal, in inches',
  });
  await user.type(diagonal, '21.5');
  expect(diagonal.value).toBe('21.5');
  await user.type(
    screen.getByRole('textbox', { name: 'Lower edge above the floor, in mm' }),
    '900',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Slip printer at this kiosk' }));
  expect(parseDeviceSettings(localStorage.getItem('comanda:kiosk'))).toMatchObject({
    diagonal_inches: 21.5,
    lower_edge_mm: 900,
    has_printer: true,
  });
  await screen.findByText(/^With lowered controls, everything is between \d+ and \d+ mm\.$/);
  await user.click(screen.getByRole('checkbox', { name: 'Slip printer at this kiosk' }));
  await user.clear(diagonal);
  await user.clear(screen.getByRole('textbox', { name: 'Lower edge above the floor, in mm' }));
}, 90_000);

test('before a pairing ends, the orders that still wait on the kiosk are counted', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await addDish(user, 'harbor');
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^(?:No, thanks! Checkout|Pay \$.*)$/ });
  const skip = screen.queryByRole('button', { name: 'No, thanks! Checkout' });
  if (skip) await user.click(skip);
  setNetwork('down');
  await screen.findByText('No connection right now');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Take away' }));

  await openSetup(user, 'harbor');
  await user.click(screen.getByRole('button', { name: 'End pairing' }));
  const asked = await screen.findByRole('alertdialog', { name: 'End pairing' });
  expect(within(asked).getByText(/^1 order still waits on this kiosk\./)).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  setNetwork('up');
  await user.click(screen.getByRole('button', { name: 'End pairing' }));
  const again = await screen.findByRole('alertdialog', { name: 'End pairing' });
  expect(within(again).queryByText(/still wait/)).toBeNull();
  await user.click(within(again).getByRole('button', { name: 'End pairing' }));
  await screen.findByRole('textbox', { name: 'Setup code' });
}, 90_000);
