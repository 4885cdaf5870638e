import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app';

const KEPT = 'comanda:order:van';
const DAY_MS = 24 * 60 * 60_000;

/** Makes the order one that is wanted for another moment, as another tab would that was left open. */
async function wantIt(pickup_time: Date): Promise<void> {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { details: object }; // as the store writes it
  const details = { ...kept.details, pickup_time: pickup_time.toISOString() };
  const newValue = JSON.stringify({ ...kept, details });
  localStorage.setItem(KEPT, newValue);
  const news = new StorageEvent('storage', { key: KEPT, newValue, storageArea: localStorage });
  await act(async () => void window.dispatchEvent(news));
}

// The test environment has no way of its own to tell of an error.
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});

afterEach(() => vi.restoreAllMocks());

/** The restaurant's own words, changed on their way. */
function tellOf(changes: object): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const reply = await send(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname !== '/api/restaurant/van' || !reply.ok) return reply;
    const { restaurant } = (await reply.json()) as { restaurant: object }; // the contract's reply
    return Response.json({ restaurant: { ...restaurant, ...changes } });
  });
}

function checkout(): HTMLButtonElement {
  return screen.getByRole('button', { name: /Checkout/ });
}

test('a time that is not to be had any more is told in the order and where it is chosen; one that has passed becomes now', async () => {
  const user = await openApp('/dineSelect?restaurant=van');
  await user.click(await screen.findByRole('link', { name: /^Pickup/ }));
  await user.click(await screen.findByRole('link', { name: /All day/ }));
  await user.click(await screen.findByRole('button', { name: /^Add Chowder/ }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await screen.findByRole('heading', { level: 1, name: 'Your order' });
  expect(checkout().disabled).toBe(false);

  await wantIt(new Date(Date.now() + DAY_MS));
  expect(await screen.findByText(/^Tomorrow, \d+:\d\d/)).toBeTruthy();

  await wantIt(new Date(Date.now() + 365 * DAY_MS));
  const too_far = 'This is too far ahead. Please choose an earlier time.';
  expect(await screen.findByText(too_far)).toBeTruthy();
  expect(checkout().disabled).toBe(true);
  await user.click(screen.getByRole('link', { name: /^Pickup/ }));
  await screen.findByRole('heading', { level: 1, name: 'When would you like it?' });
  expect(await screen.findByText(too_far)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('heading', { level: 1, name: 'Your order' });
  expect(await screen.findByText(too_far)).toBeTruthy();
  expect(screen.queryByText('Ordering time set')).toBeNull();

  for (const [ago_ms, told] of [
    [1, 'Time cannot be in the past.'],
    [2 * DAY_MS, 'Date cannot be earlier than today.'],
  ] as const) {
    await wantIt(new Date(Date.now() - ago_ms));
    expect(await screen.findByText(told)).toBeTruthy();
    expect(checkout().disabled).toBe(true);
  }
  await user.click(screen.getByRole('link', { name: /^Pickup/ }));
  await screen.findByRole('heading', { level: 1, name: 'When would you like it?' });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(
    await screen.findByText('That time has passed. We’ll prepare it right away.'),
  ).toBeTruthy();
  await waitFor(() => expect(checkout().disabled).toBe(false));
});

test('a restaurant that is closed, and says not until when, keeps nobody at the time', async () => {
  tellOf({ schedule: { schedule_id: 's', name: '', intervals: [], exceptions: [] } });
  const user = await openApp('/dineSelect?restaurant=van');
  await user.click(await screen.findByRole('link', { name: /^Pickup/ }));
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    window.history.pushState({ idx: 1 }, '', `${location.origin}/order/setPickupTime`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await screen.findByRole('heading', { level: 1, name: 'When would you like it?' });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'When would you like it?' })).toBeNull(),
  );
  expect(screen.queryByText(/You can order for later/)).toBeNull();
});
