import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cachedAnswers, openKiosk } from '../testing/open-kiosk';

type User = ReturnType<typeof userEvent.setup>;

/** Once, by the technician who sets the kiosk up. */
async function pair(user: User, code = 'harbor-kiosk-7264'): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Setup code' }), code);
  await user.click(screen.getByRole('button', { name: 'Pair' }));
}

async function add(user: User, dish: RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: dish });
  if (!button) throw new Error(`${String(dish)} is not on the page.`);
  await user.click(button);
}

test('a kiosk is paired once, and then takes an order that is paid at the counter', async () => {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'not-the-code');
  expect(await screen.findByText('Wrong setup code. Please try again.')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Setup code' }));
  await pair(user);

  await user.click(await screen.findByRole('button', { name: 'Français' }));
  await screen.findByRole('button', { name: 'Pour emporter' });
  await user.click(screen.getByRole('button', { name: 'English' }));
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  await add(user, /^Add Green Tide/);
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));

  const number = await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/);
  expect(location.pathname).toBe('/kiosk/paymentComplete');
  expect(await screen.findByText(/^Please pay \$[\d.]+ at the counter\.$/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Code that opens your receipt' })).toBeTruthy();

  const shown = number.textContent;
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Take away' });
  expect(location.pathname).toBe('/harbor.kiosk');
  expect(history.length).toBe(1);
  expect(document.body.textContent).not.toContain(shown);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(shown);
  expect(cachedAnswers()).not.toContain(shown);
  expect(cachedAnswers()).not.toContain('guest_id');
}, 150_000);

test.each(['/kiosk/nowhere?restaurant=harbor', '/kiosk/paymentComplete?restaurant=harbor'])(
  '%s leads to the first page',
  async (path) => {
    await openKiosk(path);
    await waitFor(() => expect(location.pathname).toBe('/harbor.kiosk'));
  },
);

test('an order with nothing in it leads to where one begins', async () => {
  await openKiosk('/kiosk/cart?restaurant=backlot');
  await waitFor(() => expect(location.pathname).toBe('/kiosk/brands'));
  expect(await screen.findByRole('heading', { name: 'What are you hungry for?' })).toBeTruthy();
});

test('each brand has its own look, and the order has the restaurant’s', async () => {
  const user = await openKiosk('/kiosk/brands?restaurant=backlot');
  const tile = (await screen.findByRole('link', { name: 'Loud Bird' })).closest('li');
  const look = tile?.dataset['theme'] ?? '';
  const others = [...document.querySelectorAll<HTMLElement>('li[data-theme]')];
  expect(new Set(others.map(({ dataset }) => dataset['theme'])).size).toBe(7);
  expect(tile?.querySelector('img[src*="/media/"]')).toBeTruthy();
  expect(partOf('main')).toBeUndefined();
  await waitFor(() => expect(rulesOf(look)).toContain('--accent: #ff6fb1'));

  await user.click(screen.getByRole('link', { name: 'Loud Bird' }));
  const dish = await screen.findByRole('button', { name: /^Quiet Cauliflower/ });
  for (const part of ['header', 'main', 'footer']) expect(partOf(part)).toBe(look);
  const strip = within(screen.getByRole('navigation', { name: 'Menus' }));
  const ramen = strip.getByRole('link', { name: 'Little Thunder Ramen' });
  expect(ramen.dataset['theme']).not.toBe(look);
  expect(strip.getByRole('link', { name: 'Loud Bird' }).dataset['theme']).toBe(look);

  await user.click(dish);
  await screen.findByRole('heading', { name: 'Quiet Cauliflower' });
  expect(location.pathname).toBe('/kiosk/item');
  expect(partOf('main')).toBe(look);
  await user.click(await screen.findByRole('button', { name: /^Add ·/ }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  expect(location.pathname).toBe('/kiosk/cart');
  for (const part of ['header', 'main']) expect(partOf(part)).toBeUndefined();
}, 60_000);

/** The nested theme that a part of the screen is in. */
function partOf(part: string): string | undefined {
  return document.querySelector(part)?.closest<HTMLElement>('[data-theme]:not(html)')?.dataset[
    'theme'
  ];
}

/** The rules of a nested theme's light colours. */
function rulesOf(theme: string): string {
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .map(({ cssText }) => cssText)
    .filter((text) => text.startsWith(`[data-theme=${theme}]`))
    .join('\n');
}

test('a kiosk that belongs to no restaurant says so', async () => {
  await openKiosk('/kiosk');
  expect(await screen.findByText(/does not say which restaurant/)).toBeTruthy();
});

test('what is missing of a dish is named, and nothing is added', async () => {
  const user = await openKiosk('/kiosk/brands?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  await add(user, /^Add The Captain’s Bowl/);
  await user.click(await screen.findByRole('button', { name: /^Add ·/ }));
  expect(await screen.findByText(/^Error selecting: /)).toBeTruthy();
  expect(location.pathname).toBe('/kiosk/item');
}, 60_000);

test('starting over asks first where something would be lost, and forgets it', async () => {
  const user = await openKiosk('/kiosk/brands?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  await add(user, /^Add Green Tide/);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Start over?' });
  await user.click(within(asked).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('1 item')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(within(asked).getByRole('button', { name: 'Start Over' }));
  await waitFor(() => expect(location.pathname).toBe('/harbor.kiosk'));
  expect(sessionStorage).toHaveLength(0);
}, 60_000);
