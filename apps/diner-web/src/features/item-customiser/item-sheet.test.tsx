import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { FRIES, PIE, STORY_RESTAURANT } from '../../testing/story-house';
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
