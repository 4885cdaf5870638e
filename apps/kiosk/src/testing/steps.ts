import { act, fireEvent, screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

export type User = ReturnType<typeof userEvent.setup>;

const CODES = {
  harbor: 'harbor-kiosk-7264',
  backlot: 'backlot-kiosk-3816',
  pier: 'pier-setup-4711',
  quay: 'pier-setup-4711',
} as const;
const PINS = { harbor: '2468', backlot: '4160', pier: '471128', quay: '471128' } as const;

type Restaurant = keyof typeof CODES;

/** Pairs the kiosk whose first page is open. */
export async function pair(user: User, restaurant: Restaurant): Promise<void> {
  await pairOnly(user, restaurant);
  await screen.findByRole('button', { name: 'Take away' });
}

/** The same where it may be out of order afterwards. */
export async function pairOnly(user: User, restaurant: Restaurant): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Setup code' }), CODES[restaurant]);
  await user.click(screen.getByRole('button', { name: 'Pair' }));
}

/** Has a guest take away a dish of the first menu, as far as the menu with the order below it. */
export async function addDish(user: User, restaurant: 'harbor' | 'backlot'): Promise<void> {
  const [menu, dish] =
    restaurant === 'harbor' ? ['All Day', 'Green Tide'] : ['Corner Fridge', 'Cola'];
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: menu }));
  const [add] = await screen.findAllByRole('button', { name: `Add ${dish}` });
  if (!add) throw new Error(`${dish} is not on the page.`);
  await user.click(add);
}

/** Has a guest of the six brands order a drink, as far as the question for a name; returns the button that answers without one. */
export async function orderDrink(user: User): Promise<HTMLElement> {
  await addDish(user, 'backlot');
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  return await screen.findByRole('button', { name: 'Go on without a name' });
}

/** Presses the logo for as long as it takes. */
export async function pressLogo(): Promise<void> {
  fireEvent.pointerDown(await screen.findByTestId('logo'));
  await screen.findByRole('heading', { name: 'Kiosk setup' }, { timeout: 10_000 });
}

/** Opens the settings by the logo and a PIN. */
export async function openSetup(user: User, restaurant: Restaurant): Promise<void> {
  await pressLogo();
  await enterPin(user, PINS[restaurant]);
  await screen.findByText(/Signed in as/);
}

/** Finds the row of a card reader in the settings. */
export async function readerRow(label: string): Promise<HTMLElement> {
  const row = (await screen.findByText(label)).closest('li');
  if (row === null) throw new Error('The reader is in no list.');
  return row;
}

export async function enterPin(user: User, pin: string): Promise<void> {
  for (const digit of pin) await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
}

/** From now on intervals pass with passSeconds alone. */
export function stopIntervals(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
}

export async function passSeconds(seconds: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(seconds * 1000));
}
