import type { OrderItem } from '@comanda/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { STORY_LINE, STORY_ORDER } from '../../testing/story-order';
import { OrderCard } from './order-card';

afterEach(cleanup);

test.each<[string, Partial<OrderItem>, string]>([
  ['a reward', { is_reward_item: true, discount: 1250 }, 'was $12.50Free'],
  [
    'a reward with something paid on it',
    {
      is_reward_item: true,
      discount: 1300,
      price_with_modifiers: 1450,
      amount: 1450,
    },
    'was $12.50Free+$2.00',
  ],
  ['what is cheaper', { discount: 300 }, '$12.50'],
  ['a reward that nothing gave', { is_reward_item: true, discount: 0 }, '$12.50'],
])('%s stands in an order as %s', async (_, item, told) => {
  await act(async () => {
    render(
      <InRestaurant>
        <OrderCard order={{ ...STORY_ORDER, items: [{ ...STORY_LINE, ...item }] }} title="Yours" />
      </InRestaurant>,
    );
  });
  const line = await screen.findByRole('article', { name: 'Tea' });
  expect(line.textContent).toBe(`1 ×Tea${told}`);
});
