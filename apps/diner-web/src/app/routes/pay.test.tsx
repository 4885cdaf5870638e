import { restaurantQuery, useAddToCart, useOrdering } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { FRIES, STORY_RESTAURANT } from '../../testing/story-house';
import { STORY_ORDER } from '../../testing/story-order';
import { PayRoute } from './pay';

afterEach(cleanup);

const BOTH = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
const NONE = 'RESTAURANT_SETTING_NONE';

test.each([
  ['by card', { stripe_payments: BOTH, pay_at_counter: NONE }],
  ['at the counter', { stripe_payments: NONE, pay_at_counter: BOTH }],
] as const)(
  'a second order that is not taken any more, paid %s, leads back to the cart',
  async (_, ways) => {
    await act(async () => {
      render(
        <InRestaurant restaurant={{ ...STORY_RESTAURANT, ...ways }}>
          <Phone />
        </InRestaurant>,
      );
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
    await userEvent.click(screen.getByRole('button', { name: 'The kitchen closes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Look over the order' })).toBeTruthy();
  },
);

test('what costs nothing is sent, and no way to pay for it is asked for or told', async () => {
  await act(async () => {
    render(
      <InRestaurant
        restaurant={{ ...STORY_RESTAURANT, pay_at_counter: BOTH, automatic_discount_percent: 100 }}
      >
        <Phone />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Nothing to pay')).toBeTruthy();
  expect(screen.queryByText('Pay at the counter')).toBeNull();
  expect(screen.getByRole('button', { name: 'Place the order' })).toBeTruthy();
});

/** The phone that placed an order before. */
function Phone() {
  const { client, store, ...place } = useOrdering();
  const queryClient = useQueryClient();
  const addToCart = useAddToCart();
  const [isPaying, setPaying] = useState(false);
  const { guest_id, order_id, order_number } = STORY_ORDER;
  useState(() => store.setState({ flow: { stage: 'placed', guest_id, order_id, order_number } }));

  function close() {
    queryClient.setQueryData(
      restaurantQuery(client, place).queryKey,
      (restaurant) => restaurant && { ...restaurant, state: 'INACTIVE' as const },
    );
  }

  return (
    <>
      <button onClick={() => addToCart({ item_id: FRIES.item_id })}>Order fries</button>
      <button onClick={close}>The kitchen closes</button>
      <button onClick={() => setPaying(true)}>Continue</button>
      {isPaying && <PayRoute />}
    </>
  );
}
