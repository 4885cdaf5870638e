import type { Restaurant } from '@comanda/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeMenus, changeRestaurant, hoursFromNow } from '../testing/change-restaurant';
import { leaveReplies, openKiosk } from '../testing/open-kiosk';
import { pairOnly } from '../testing/steps';

const BOTH = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
const OPENS = /^We’re closed right now\. We open /;

/** Pairs a kiosk; it is at its first page then. */
async function openStart() {
  const user = await openKiosk('/harbor.kiosk');
  await pairOnly(user, 'harbor');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Setup code' })).toBeNull());
  return user;
}

async function expectChoices(...names: readonly string[]): Promise<void> {
  await waitFor(() => {
    const shown = ['Eat here', 'Take away', 'Look at the menu'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    expect(shown).toEqual(names);
  });
}

test.each<[string, (read: Restaurant) => Partial<Restaurant>, RegExp]>([
  ['closed', ({ timezone }) => ({ schedule: hoursFromNow(timezone, 120, 300) }), OPENS],
  ['paused', () => ({ state: 'INACTIVE' }), /^We’re not taking orders right now\.$/],
  [
    'browse-only',
    () => ({ order_mode: 'RESTAURANT_SETTING_NONE' }),
    /^Look at the menu here, then order with our staff\.$/,
  ],
])(
  'a kiosk of a restaurant that is %s shows its menu, and nothing goes into an order',
  async (_, changes, told) => {
    changeRestaurant(changes);
    const user = await openStart();
    await expectChoices('Look at the menu');
    expect(screen.getByText(told)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look at the menu' }));
    await user.click(await screen.findByRole('link', { name: 'All Day' }));
    const [dish] = await screen.findAllByText('Green Tide');
    expect(screen.queryAllByRole('button', { name: /^Add / })).toEqual([]);
    if (!dish) throw new Error('The dish is not on the page.');
    await user.click(dish);
    await waitFor(() => expect(location.pathname).toBe('/kiosk/item'));
    const add = screen.queryByRole('button', { name: /^Add to order|^Add/ });
    expect(add?.hasAttribute('disabled') ?? true).toBe(true);
  },
  90_000,
);

test('of two ways to order, the one whose last order has passed is not offered', async () => {
  changeRestaurant(({ timezone }) => ({
    order_mode: BOTH,
    pay_at_counter: BOTH,
    prep_minutes: 30,
    last_order_minutes: 0,
    schedule: hoursFromNow(timezone, -120, 15),
  }));
  await openStart();
  await expectChoices('Eat here');
}, 90_000);

test('a way to order that cannot be paid here is not offered', async () => {
  changeRestaurant(() => ({
    order_mode: BOTH,
    pay_at_counter: 'RESTAURANT_SETTING_TAKE_OUT_ONLY',
    schedule: null,
  }));
  await openStart();
  await expectChoices('Take away');
}, 90_000);

test('a restaurant whose menus are all out of hours tells when the first is served', async () => {
  changeRestaurant(({ timezone }) => {
    changeMenus(() => ({ schedule: hoursFromNow(timezone, 60, 180) }));
    return { schedule: null };
  });
  await openStart();
  await expectChoices('Look at the menu');
  expect(screen.getByText(OPENS)).toBeTruthy();
  expect(screen.queryByText('Tap to begin')).toBeNull();
}, 90_000);

test('an order is not left to a later time when the restaurant closes meanwhile', async () => {
  changeRestaurant(() => ({ schedule: null }));
  const user = await openStart();
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('The dish is not on the page.');
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  leaveReplies();
  changeRestaurant(({ timezone }) => ({ schedule: hoursFromNow(timezone, 120, 300) }));
  await screen.findByText(/^We are not taking orders right now\. Please/);
  const pay = screen.queryByRole('button', { name: /^(?:Pay|Order for) \$/ });
  expect(pay?.hasAttribute('disabled') ?? true).toBe(true);
}, 90_000);
