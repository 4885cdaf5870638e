import type { OrderFault } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-house';
import { OrderFaultNotice } from './order-fault-notice';

afterEach(cleanup);

const NOW = new Date('2026-11-24T04:00:00Z');
const OPENS_AT = new Date('2026-11-24T12:00:00Z');

test.each<[string, OrderFault, string]>([
  [
    'closed until it opens',
    { code: 'restaurant_closed', opens_at: OPENS_AT },
    'We are closed now. You can order for later.',
  ],
  [
    'closed for longer than one can order ahead',
    { code: 'restaurant_closed', opens_at: new Date('2026-12-01T14:00:00Z') },
    'We are not taking orders right now. Your order stays here for when we open.',
  ],
  [
    'closed for good',
    { code: 'restaurant_closed', opens_at: null },
    'We are not taking orders right now. Your order stays here for when we open.',
  ],
  [
    'paused by staff',
    { code: 'restaurant_inactive' },
    'We are not taking orders right now. Your order stays here for when we open.',
  ],
  ['only for reading', { code: 'ordering_disabled' }, 'Please order with a member of our staff.'],
])('a restaurant that is %s says what can be done', async (_, fault, told) => {
  await act(async () => {
    render(
      <InRestaurant now={NOW}>
        <OrderFaultNotice fault={fault} />
      </InRestaurant>,
    );
  });
  expect(await screen.findByText(told)).toBeTruthy();
});

test('a restaurant that serves tables only promises nothing for later', async () => {
  const restaurant = {
    ...STORY_RESTAURANT,
    order_mode: 'RESTAURANT_SETTING_DINE_IN_ONLY' as const,
  };
  await act(async () => {
    render(
      <InRestaurant restaurant={restaurant} now={NOW}>
        <OrderFaultNotice fault={{ code: 'restaurant_closed', opens_at: OPENS_AT }} />
      </InRestaurant>,
    );
  });
  expect(await screen.findByText(/^We are not taking orders right now/)).toBeTruthy();
});
