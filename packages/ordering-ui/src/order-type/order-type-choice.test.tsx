import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-restaurant';
import { OrderTypeChoice } from './order-type-choice';

afterEach(cleanup);

test.each([
  ['open', 'ACTIVE', true, ['Dine in', 'Pickup', 'Just browse'], 'Dine in'],
  ['shut, and orders ahead', 'INACTIVE', true, ['Pickup', 'Just browse', 'Dine in'], 'Pickup'],
  ['shut', 'INACTIVE', false, ['Just browse', 'Dine in'], 'Just browse'],
] as const)(
  'where it is %s, the main way leads somewhere',
  async (_, state, canOrder, ways, main) => {
    await act(async () => {
      render(
        <InRestaurant restaurant={{ ...STORY_RESTAURANT, state }}>
          <OrderTypeChoice orderPath="/menu" dineInPath="/table" canOrder={canOrder} />
        </InRestaurant>,
      );
    });
    const links = screen.getAllByRole('link');
    const starts = links.map(({ textContent }, place) => textContent.startsWith(ways[place] ?? ''));
    expect(starts).toEqual(ways.map(() => true));
    const [first, ...more] = links.filter(({ dataset }) => dataset.tone === 'accent');
    expect(first?.textContent).toContain(main);
    expect(more).toEqual([]);
  },
);

test('a delivery says from which amount on it is brought', async () => {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, delivery_min_spend: 1500 }}>
        <OrderTypeChoice orderPath="/menu" deliveryPath="/delivery" canOrder />
      </InRestaurant>,
    );
  });
  expect(screen.getByRole('link', { name: /Delivery/ }).textContent).toContain('$15.00');
});
