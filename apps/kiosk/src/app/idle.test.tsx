import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeAccessMode } from '#shared/access-mode';
import { openKiosk } from '../testing/open-kiosk';
import { addDish, pair, passSeconds, stopIntervals } from '../testing/steps';

/** As the restaurant sets them; its guests with access aids have 30 seconds for an answer. */
const IDLE_SECONDS = 20;
const COUNTDOWN_SECONDS = 15;
const HOTEL = 'https://hotel.example';

afterEach(() => {
  vi.useRealTimers();
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
});

function asked(): string | null {
  return screen.queryByText(/^Your order will be cleared in/)?.textContent ?? null;
}

/** The page around the kiosk. A document connects to it once, so that the tests share it. */
const hotel = { told: [] as [unknown, unknown][] };
const parent = { postMessage: (...message: [unknown, unknown]) => hotel.told.push(message) };

/** Puts the kiosk in a frame of the hotel's page. */
function embed(): void {
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
}

async function say(data: unknown, origin = HOTEL): Promise<void> {
  const message = Object.assign(new Event('message'), { data, source: parent, origin });
  await act(async () => void window.dispatchEvent(message));
}

test('a guest is asked after the restaurant’s own time, and has its own time to answer', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  stopIntervals();
  await addDish(user, 'harbor');
  await passSeconds(IDLE_SECONDS - 1);
  expect(asked()).toBeNull();
  await passSeconds(1);
  expect(asked()).toBe(`Your order will be cleared in ${COUNTDOWN_SECONDS + 1} seconds.`);
  await passSeconds(COUNTDOWN_SECONDS);
  expect(asked()).toBe('Your order will be cleared in 1 second.');
  await passSeconds(1);
  await screen.findByRole('button', { name: 'Take away' });
}, 90_000);

test('a guest with an access aid has half a minute to answer', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  stopIntervals();
  await addDish(user, 'harbor');
  await act(async () => changeAccessMode({ is_large: true }));
  await passSeconds(IDLE_SECONDS);
  expect(asked()).toBe('Your order will be cleared in 31 seconds.');
  await passSeconds(30);
  expect(asked()).toBe('Your order will be cleared in 1 second.');
}, 90_000);

test('in a frame nobody is asked, and what was chosen on the first page stays', async () => {
  embed();
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  stopIntervals();
  await user.click(screen.getByRole('button', { name: 'Français' }));
  await screen.findByRole('button', { name: 'Pour emporter' });
  await passSeconds(10 * IDLE_SECONDS);
  await user.click(await screen.findByRole('button', { name: 'Pour emporter' }));
  await screen.findByRole('heading', { name: /^De quoi avez-vous envie/ });
  await passSeconds(10 * IDLE_SECONDS);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(location.pathname).toBe('/kiosk/brands');
}, 90_000);

test('the page around a kiosk is told that it is there, resets it, and is told when that is done and when it goes', async () => {
  embed();
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await addDish(user, 'harbor');
  await waitFor(() => expect(hotel.told).toEqual([[{ type: 'connected' }, HOTEL]]));
  await say({ type: 'startReset' }, 'https://elsewhere.example');
  expect(hotel.told).toHaveLength(1);
  await say({ type: 'startReset' });
  await waitFor(() => expect(hotel.told).toContainEqual([{ type: 'resetFinished' }, HOTEL]));
  await screen.findByRole('button', { name: 'Take away' });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Green Tide');
  window.dispatchEvent(new Event('pagehide'));
  expect(hotel.told.at(-1)).toEqual([{ type: 'disconnected' }, HOTEL]);
}, 90_000);
