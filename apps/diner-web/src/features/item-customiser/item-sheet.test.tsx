import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { BURGER, FRIES, PIE, STORY_RESTAURANT } from '../../testing/story-house';
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
  ['RESTAURANT_SETTING_TAKE_OUT_ONLY', 1],
  ['RESTAURANT_SETTING_NONE', 0],
] as const)('what a dish can be had with is chosen or, at %s, read', async (order_mode, groups) => {
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
  const [group] = BURGER.item_modifier_groups;
  await screen.findByRole('dialog', { name: BURGER.name });
  expect(screen.queryAllByRole('group', { name: new RegExp(group?.name ?? '') })).toHaveLength(groups);
  expect(screen.queryAllByRole('heading', { name: group?.name ?? '' })).toHaveLength(1 - groups);
  const told = screen.queryAllByText('This menu is for reading. Please order with a member of our staff.');
  expect(told).toHaveLength(1 - groups);
});
