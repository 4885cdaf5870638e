import type { Restaurant } from '@comanda/contracts';
import { cents } from '@comanda/kernel';
import {
  menusQuery,
  restaurantQuery,
  useAddToCart,
  useCart,
  useOrdering,
  usePickup,
} from '@comanda/ordering';
import type { KeptQuote } from '@comanda/ordering/delivery';
import type { Tip } from '@comanda/totals';
import { aCategory, aMenu } from '@comanda/testing';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FRIES, InRestaurant, STORY_ORDER, STORY_RESTAURANT } from '@comanda/ordering-ui/testing';
import { PayRoute } from './pay';

afterEach(cleanup);

const BOTH = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
const NONE = 'RESTAURANT_SETTING_NONE';

const NINE: Tip = { kind: 'fixed', cents: cents(900) };
const FROM_TWENTY: KeptQuote = {
  id: 'a quote',
  fee: 350,
  dropoff_eta: '2099-01-01T12:00:00Z',
  min_spend: 2000,
  delivery_tip: 0,
  expires_at: '2099-01-01T11:00:00Z',
};

async function orderFries(ways: Partial<Restaurant>): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, ...ways }}>
        <Phone />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
}

test.each([
  ['by card', { stripe_payments: BOTH, pay_at_counter: NONE }],
  ['at the counter', { stripe_payments: NONE, pay_at_counter: BOTH }],
] as const)(
  'a second order that is not taken any more, paid %s, leads back to the cart',
  async (_, ways) => {
    await orderFries(ways);
    await userEvent.click(screen.getByRole('button', { name: 'The kitchen closes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Review order' })).toBeTruthy();
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

test.each([
  ['by card', { stripe_payments: BOTH, pay_at_counter: NONE }],
  ['at the counter', { stripe_payments: NONE, pay_at_counter: BOTH }],
] as const)('an order that has sold out by the time it is paid %s', async (_, ways) => {
  await orderFries(ways);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(/4\.50/)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Fries sell out' }));
  expect(await screen.findByText(/Fries\. You have not been charged/)).toBeTruthy();
  expect(screen.queryByText(/\$0\.00/)).toBeNull();
  expect(screen.queryByText('Nothing to pay')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(?:Pay|Place)/ })).toBeNull();
  const menu = screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse the menu' });
  expect(menu.pathname).toMatch(/\/order$/);
  await userEvent.click(menu);
  expect(screen.getByText('0 in the order')).toBeTruthy();
});

test('a time that has passed by the time of paying leads to another one, which is the nearest there is', async () => {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, stripe_payments: BOTH }}>
        <Phone />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wanted an hour ago' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Time cannot be in the past.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a time' }));
  expect(screen.queryByText('Time cannot be in the past.')).toBeNull();
  const wanted_ms = Date.parse(screen.getByText(/^Wanted at/).textContent.slice(10));
  expect(wanted_ms).toBeGreaterThan(Date.now());
  expect(wanted_ms).toBeLessThan(Date.now() + 60 * 60_000);
});

const BRINGS = {
  ...STORY_RESTAURANT,
  delivery_type: 'DELIVERY_OPTION_IN_HOUSE',
  stripe_payments: BOTH,
} as const;

test.each([
  [
    'comes to less than is brought',
    'Bring it from $20.00',
    'We deliver here from $20.00. Please add something.',
  ],
  ['has no price yet for bringing it', 'Bring it', 'Check the delivery price first.'],
  [
    'is for a restaurant that was paused',
    'The kitchen closes',
    'We are not taking orders right now. Your order is saved for when we open.',
  ],
  ['is tipped too much', 'Tip $9.00', 'Tip amount is more than subtotal'],
] as const)('an order that %s says so where it would be paid', async (_, fault, told) => {
  await act(async () => {
    render(
      <InRestaurant restaurant={BRINGS}>
        <Phone />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  await userEvent.click(screen.getByRole('button', { name: fault }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Review order' })).toBeTruthy();
  expect(screen.queryByText(/changed on the menu/)).toBeNull();
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

  function wantItBefore() {
    const pickup_time = new Date(Date.now() - 60 * 60_000).toISOString();
    store.getState().setDetails({ pickup_time });
  }

  function sellOut() {
    queryClient.setQueryData(menusQuery(client, place).queryKey, [
      aMenu({ categories: [aCategory({ items: [{ ...FRIES, is_in_stock: false }] })] }),
    ]);
  }

  function bring(quote: KeptQuote | null) {
    store.getState().setDelivery({ is_wanted: true, quote });
  }

  return (
    <>
      <button onClick={() => bring(null)}>Bring it</button>
      <button onClick={() => bring(FROM_TWENTY)}>Bring it from $20.00</button>
      <button onClick={() => store.getState().setTip(NINE)}>Tip $9.00</button>
      <button onClick={() => addToCart({ item_id: FRIES.item_id })}>Order fries</button>
      <button onClick={wantItBefore}>Wanted an hour ago</button>
      <p>Wanted at {usePickup().chosen?.toISOString()}</p>
      <button onClick={sellOut}>Fries sell out</button>
      <p>{useCart().count} in the order</p>
      <button onClick={close}>The kitchen closes</button>
      <button onClick={() => setPaying(true)}>Continue</button>
      {isPaying && <PayRoute />}
    </>
  );
}
