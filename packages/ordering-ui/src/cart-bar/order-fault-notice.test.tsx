import type { OrderFault } from '@comanda/ordering';
import { aSchedule } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-restaurant';
import { OrderFaultNotice } from './order-fault-notice';

afterEach(cleanup);

const NOW = new Date('2026-11-24T04:00:00Z');
const OPENS_AT = new Date('2026-11-24T12:00:00Z'); // 7:00 in Toronto
const OPEN_MORNINGS = {
  ...STORY_RESTAURANT,
  schedule: aSchedule({
    intervals: [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => {
      return { day_of_week, start_time: '07:00', end_time: '11:00' };
    }),
  }),
};

test.each<[string, OrderFault, string]>([
  [
    'closed until it opens',
    { code: 'restaurant_closed', opens_at: OPENS_AT },
    'We are closed now. You can order for later.',
  ],
  [
    'closed for longer than one can order ahead',
    { code: 'restaurant_closed', opens_at: new Date('2026-12-01T14:00:00Z') },
    'We are not taking orders right now. Your order is saved for when we open.',
  ],
  [
    'closed for good',
    { code: 'restaurant_closed', opens_at: null },
    'We are not taking orders right now. Your order is saved for when we open.',
  ],
  [
    'past its last order',
    { code: 'last_order_passed', opens_at: OPENS_AT },
    'It’s too late for an order to be ready before we close. You can order for later. It can be ready tomorrow at 7:20 AM.',
  ],
  [
    'past its last order for longer than one can order ahead',
    { code: 'last_order_passed', opens_at: null },
    'We’re not taking any more orders before we close.',
  ],
  [
    'paused by staff',
    { code: 'restaurant_inactive' },
    'We are not taking orders right now. Your order is saved for when we open.',
  ],
  ['only for reading', { code: 'ordering_disabled' }, 'Please order with a member of our staff.'],
])('a restaurant that is %s says what can be done', async (_, fault, told) => {
  await act(async () => {
    render(
      <InRestaurant now={NOW} restaurant={OPEN_MORNINGS}>
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
