import { aSchedule, everyDay } from '@comanda/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { BURGER, FRIES, PIE, STORY_MENUS, STORY_RESTAURANT } from '../testing/story-restaurant';
import { ItemSheet } from './item-sheet';

afterEach(cleanup);

test.each([
  ['can be ordered', STORY_RESTAURANT, FRIES, true],
  ['is sold out', STORY_RESTAURANT, PIE, false],
  [
    'is only to be read about',
    { ...STORY_RESTAURANT, order_mode: 'RESTAURANT_SETTING_NONE' as const },
    FRIES,
    false,
  ],
  [
    'is of a restaurant that pauses',
    { ...STORY_RESTAURANT, state: 'INACTIVE' as const },
    FRIES,
    false,
  ],
])(
  'whether a dish that %s asks for instructions',
  async (_, restaurant, { item_id, name }, isAsked) => {
    await act(async () => {
      render(
        <InRestaurant restaurant={restaurant}>
          <ItemSheet
            isOpen
            item_id={item_id}
            line_id={null}
            onClose={() => undefined}
            menuPath="/"
          />
        </InRestaurant>,
      );
    });
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    expect(screen.queryByRole('textbox') !== null).toBe(isAsked);
  },
);

test.each([
  ['chosen', 'RESTAURANT_SETTING_TAKE_OUT_ONLY', true],
  ['read', 'RESTAURANT_SETTING_NONE', false],
] as const)('what a dish can be had with is %s', async (_, order_mode, isChosen) => {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, order_mode }}>
        <ItemSheet
          isOpen
          item_id={BURGER.item_id}
          line_id={null}
          onClose={() => undefined}
          menuPath="/"
        />
      </InRestaurant>,
    );
  });
  const sheet = within(await screen.findByRole('dialog', { name: BURGER.name }));
  const [group] = BURGER.item_modifier_groups;
  expect(sheet.getByRole('group', { name: new RegExp(group?.name ?? '') }).textContent).toContain(
    group?.modifiers[0]?.name,
  );
  expect(sheet.queryAllByRole('radio').length > 0).toBe(isChosen);
  expect(sheet.queryAllByText('Required').length > 0).toBe(isChosen);
  expect(sheet.queryByText(/^This menu is for viewing only\./) === null).toBe(isChosen);
});

test('a dish of a menu that begins tomorrow is ordered for then', async () => {
  const morning = aSchedule({ intervals: everyDay('06:00', '11:00') });
  const [menu, ...others] = STORY_MENUS;
  if (menu === undefined) throw new Error('The story has a menu.');
  await act(async () => {
    render(
      <InRestaurant
        now={new Date('2026-11-24T20:00:00Z')}
        restaurant={{ ...STORY_RESTAURANT, schedule: null }}
        menus={[{ ...menu, schedule: morning }, ...others]}
      >
        <ItemSheet
          isOpen
          item_id={FRIES.item_id}
          line_id={null}
          onClose={() => undefined}
          menuPath="/"
        />
      </InRestaurant>,
    );
  });
  const later = await screen.findByRole('button', { name: /^Order for pickup tomorrow at/ });
  fireEvent.click(later);
  expect(await screen.findByRole('button', { name: /^Add ·/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Order for pickup/ })).toBeNull();
});
