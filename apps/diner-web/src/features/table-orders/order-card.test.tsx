import type { Order, OrderItem } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  InRestaurant,
  ON_THE_SIDE,
  STORY_LINE,
  STORY_ORDER,
  STORY_RESTAURANT,
} from '@comanda/ordering-ui/testing';
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
  ['what was found to be free', { discount: 1250 }, 'was $12.50Free'],
  [
    'what was found to be free with all that is on it',
    { discount: 1450, price_with_modifiers: 1450, amount: 1450 },
    'was $14.50Free',
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

const GIFT: Order['campaigns'][number] = {
  campaign_instance_id: ON_THE_SIDE.campaign_id,
  campaign_id: ON_THE_SIDE.campaign_id,
  name: 'Avec ça',
  campaign_code: null,
  discount: 450,
  total_price: 0,
};
const REDUCED: Order = {
  ...STORY_ORDER,
  items: [STORY_LINE],
  campaigns: [GIFT],
  totals: { ...STORY_ORDER.totals, subtotal: 1700, discount: 450 },
};

test.each<[string, Order, readonly string[]]>([
  ['a promotion', REDUCED, ['Subtotal$17.00', 'On the side-$4.50', 'Tax (13%)$1.63']],
  [
    'a promotion that is over',
    { ...REDUCED, campaigns: [{ ...GIFT, campaign_id: STORY_ORDER.order_id }] },
    ['Subtotal$17.00', 'Avec ça-$4.50', 'Tax (13%)$1.63'],
  ],
  [
    'a promotion, and more that comes off by itself',
    { ...REDUCED, totals: { ...REDUCED.totals, discount: 575 } },
    ['Subtotal$17.00', 'On the side-$4.50', 'Discount-$1.25', 'Tax (13%)$1.63'],
  ],
])('%s is told once, as its reader knows it', async (_, order, told) => {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, language: 'fr' }} campaigns={[ON_THE_SIDE]}>
        <OrderCard order={order} title="Yours" />
      </InRestaurant>,
    );
  });
  const sums = await screen.findAllByRole('term');
  const rows = sums.map((term) => term.parentElement?.textContent.replace('−', '-'));
  expect(rows).toEqual([...told, 'Total$14.13']);
});

test('an order that is folded says whose it is and what it comes to', async () => {
  await act(async () => {
    render(
      <InRestaurant>
        <OrderCard order={{ ...STORY_ORDER, items: [STORY_LINE] }} title="Ada’s order" isFolded />
      </InRestaurant>,
    );
  });
  const order = await screen.findByRole('region', { name: 'Ada’s order' });
  const details = order.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toContain('$14.13');
});

test('what was given back is marked on its line, and stands below the total', async () => {
  const items: OrderItem[] = [
    { ...STORY_LINE, has_paid: 'PAYMENT_REFUNDED' },
    { ...STORY_LINE, item_instance_id: anId(0x801), name: 'Cake', has_paid: 'PAYMENT_PAID_ONLINE' },
  ];
  await act(async () => {
    render(
      <InRestaurant>
        <OrderCard order={{ ...STORY_ORDER, items, refunded_amount: 1250 }} title="Yours" />
      </InRestaurant>,
    );
  });
  const [tea, cake] = await screen.findAllByRole('article');
  expect(tea?.textContent).toBe('1 ×TeaRefunded$12.50');
  expect(cake?.textContent).toBe('1 ×Cake Paid$12.50');
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(rows.slice(-2)).toEqual(['Total$14.13', 'Refunded-$12.50']);
});
