import type { Restaurant } from '@comanda/contracts';
import { useAddToCart, useCampaignActions, useCartSize, useOrdering } from '@comanda/ordering';
import type { KeptQuote } from '@comanda/ordering/delivery';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { AppToasts } from '@comanda/web/toasts';
import { FRIES, InRestaurant, ON_THE_SIDE, STORY_RESTAURANT } from '@comanda/ordering-ui/testing';
import { CartRoute } from './cart';

afterEach(cleanup);

const QUOTE: KeptQuote = {
  id: 'a quote',
  fee: 350,
  dropoff_eta: '2099-01-01T12:00:00Z',
  min_spend: 0,
  delivery_tip: 0,
  expires_at: '2099-01-01T11:00:00Z',
};

test('what opened the reminder is there when it closes, and has the focus', async () => {
  await act(async () => {
    render(
      <InRestaurant campaigns={[ON_THE_SIDE]}>
        <Order />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
  const checkout = await findWayOn();
  await userEvent.click(checkout);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fries, free' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The browser gives it back to this very element.
  expect(checkout.isConnected).toBe(true);
  checkout.focus();
  expect(document.activeElement).toBe(await findWayOn());
});

describe('a tip that has become more than the order', () => {
  async function openTipped(restaurant: Partial<Restaurant>) {
    await act(async () => {
      render(
        <InRestaurant restaurant={{ ...STORY_RESTAURANT, ...restaurant }}>
          <Order />
        </InRestaurant>,
      );
    });
    const order = await screen.findByRole('button', { name: 'Order fries' });
    await userEvent.click(order);
    await userEvent.click(order);
  }

  /** Told on the page; a sheet that is closed tells nobody. */
  function faults(): HTMLElement[] {
    const told = screen.queryAllByText('Tip amount is more than subtotal');
    return told.filter((element) => !element.closest('dialog:not([open])'));
  }

  test('is told, and can be given up', async () => {
    await openTipped({});
    await userEvent.click(await screen.findByRole('radio', { name: 'Other' }));
    await userEvent.type(await screen.findByLabelText('Tip amount'), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove one Fries' }));
    await waitFor(() => expect(faults()).toHaveLength(1));
    await userEvent.click(screen.getByRole('radio', { name: 'No tip' }));
    expect(faults()).toEqual([]);
    expect((await findWayOn()).matches('a')).toBe(true);
  });

  test('and was one of the restaurant’s own, which is not offered any more, can be given up', async () => {
    await openTipped({ tip_type: 'FIXED', tip_options: [200, 500] });
    await userEvent.click(await screen.findByRole('radio', { name: '$5.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove one Fries' }));
    await waitFor(() => expect(faults()).toHaveLength(1));
    const none = screen.getByRole<HTMLInputElement>('radio', { name: 'No tip' });
    expect(none.checked).toBe(false);
    await userEvent.click(none);
    expect(none.checked).toBe(true);
    expect(faults()).toEqual([]);
    expect((await findWayOn()).matches('a')).toBe(true);
  });

  test('is told also where it is the courier’s', async () => {
    await openTipped({ delivery_type: 'DELIVERY_OPTION_IN_HOUSE' });
    await userEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    await userEvent.click(await screen.findByRole('radio', { name: '$6.00' }));
    expect(faults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one Fries' }));
    await waitFor(() => expect(faults()).toHaveLength(1));
    await userEvent.click(screen.getByRole('radio', { name: '$4.00' }));
    expect(faults()).toEqual([]);
  });
});

test('of a restaurant that serves at tables only the cart leads to one, however it is paid there', async () => {
  const atTables = 'RESTAURANT_SETTING_DINE_IN_ONLY';
  const restaurant = {
    ...STORY_RESTAURANT,
    order_mode: atTables,
    stripe_payments: atTables,
    pay_at_counter: atTables,
  } as const;
  await act(async () => {
    render(
      <InRestaurant restaurant={restaurant}>
        <Order />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  expect((await findWayOn()).getAttribute('href')).toMatch(/\/selectTable$/);
});

test('of a restaurant that can take no payment the cart says so, and leads no further', async () => {
  const ways = { payment_service: 'NONE', pay_at_counter: 'RESTAURANT_SETTING_NONE' } as const;
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, ...ways }}>
        <Order />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  expect(await screen.findByText(/cannot take payments online yet/)).toBeTruthy();
  expect((await findWayOn()).matches('button:disabled')).toBe(true);
});

describe('an order that is to be brought', () => {
  const EXPIRY_MS = 400;

  async function openBrought(restaurant: Partial<Restaurant>, quote: Partial<KeptQuote> | null) {
    await act(async () => {
      render(
        <InRestaurant
          restaurant={{
            ...STORY_RESTAURANT,
            delivery_type: 'DELIVERY_OPTION_IN_HOUSE',
            ...restaurant,
          }}
        >
          <Order quote={quote && { ...QUOTE, ...quote }} />
          <AppToasts />
        </InRestaurant>,
      );
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    if (quote) await userEvent.click(screen.getByRole('button', { name: 'Take the quote' }));
  }

  test('says from how much that is, before anything is filled in', async () => {
    await openBrought({ delivery_min_spend: 800 }, null);
    expect(await screen.findByText(/^We deliver here from \$8\.00/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add one Fries' }));
    await waitFor(() => expect(screen.queryByText(/^We deliver here from/)).toBeNull());
  });

  test.each([
    ['what all orders need', 800, /^We deliver here from \$8\.00/],
    ['more where it is brought', 2000, /^We deliver here from \$20\.00/],
  ])('says once that it is less than %s', async (_, min_spend, told) => {
    await openBrought({ delivery_min_spend: 800 }, { min_spend });
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.getAllByText(/^We deliver here from/)).toHaveLength(1);
  });

  test('says once that its price has run out', async () => {
    const expires_at = new Date(Date.now() + EXPIRY_MS).toISOString();
    await openBrought({}, { expires_at });
    expect(await screen.findByText(/^This price has expired/)).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getAllByText(/^This price has expired/)).toHaveLength(1);
  });
});

async function findWayOn(): Promise<HTMLElement> {
  const way = (await screen.findByText('Checkout')).closest<HTMLElement>('a, button');
  if (!way) throw new Error('There is no way on.');
  return way;
}

function Order({ quote = null }: { readonly quote?: KeptQuote | null }) {
  const { store } = useOrdering();
  const addToCart = useAddToCart();
  const { add } = useCampaignActions();
  return (
    <>
      <button onClick={() => addToCart({ item_id: FRIES.item_id })}>Order fries</button>
      <button onClick={() => add(ON_THE_SIDE)}>Take it</button>
      <button onClick={() => store.getState().setDelivery({ quote })}>Take the quote</button>
      <CartPage />
    </>
  );
}

/** Opened once something is in it, as from the menus. */
function CartPage() {
  return useCartSize() > 0 && <CartRoute />;
}
