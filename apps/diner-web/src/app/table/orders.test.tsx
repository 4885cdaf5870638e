import type { Order } from '@comanda/contracts';
import { useAddToCart, useCartActions } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AtTable } from '../../testing/at-table';
import { FRIES } from '../../testing/story-house';
import { STORY_LINE, STORY_ORDER } from '../../testing/story-order';
import { OrdersRoute } from './routes/orders';

afterEach(cleanup);

const OWN: Order = {
  ...STORY_ORDER,
  order_type: 'DINE_IN',
  items: [{ ...STORY_LINE, item_id: FRIES.item_id, name: 'Fries' }],
};

/** What happens to the cart on other pages, and when a round is sent. */
function Elsewhere() {
  const addToCart = useAddToCart();
  const { clear } = useCartActions();
  return (
    <>
      <button
        onClick={() =>
          void addToCart({ item_id: FRIES.item_id, modifier_counts: {}, special_instructions: '' })
        }
      >
        Choose fries
      </button>
      <button onClick={clear}>Empty the cart</button>
    </>
  );
}

async function open(orders: readonly Order[]): Promise<void> {
  await act(async () => {
    render(
      <AtTable orders={orders}>
        <Elsewhere />
        <OrdersRoute />
      </AtTable>,
    );
  });
}

async function press(name: string | RegExp): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
}

test('what was chosen on other pages is looked at before it is sent', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Nothing ordered yet' })).toBeTruthy();
  await press('Choose fries');
  expect(screen.getByRole('heading', { name: '1 item is waiting in your order' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /View order/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Order now/ })).toBeNull();
});

test('one more of what is listed is sent from where it is listed', async () => {
  await open([OWN]);
  await press(/^One more/);
  expect(await screen.findByRole('button', { name: /Order now/ })).toBeTruthy();
  await press('Choose fries');
  expect(await screen.findByRole('link', { name: /View order/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Order now/ })).toBeNull();
});

test('so is one more of it after the first round is gone', async () => {
  await open([OWN]);
  await press(/^One more/);
  await press('Empty the cart');
  await press(/^One more/);
  expect(await screen.findByRole('button', { name: /Order now/ })).toBeTruthy();
});
