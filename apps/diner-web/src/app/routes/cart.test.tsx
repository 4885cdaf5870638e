import type { Restaurant } from '@comanda/contracts';
import { useAddToCart, useCampaignActions, useCartSize } from '@comanda/ordering';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { FRIES, ON_THE_SIDE, STORY_RESTAURANT } from '../../testing/story-house';
import { CartRoute } from './cart';

afterEach(cleanup);

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
    await userEvent.click(screen.getByRole('button', { name: 'One fewer Fries' }));
    await waitFor(() => expect(faults()).toHaveLength(1));
    await userEvent.click(screen.getByRole('radio', { name: 'No tip' }));
    expect(faults()).toEqual([]);
    expect((await findWayOn()).matches('a')).toBe(true);
  });

  test('and was one of the restaurant’s own, which is not offered any more, can be given up', async () => {
    await openTipped({ tip_type: 'FIXED', tip_options: [200, 500] });
    await userEvent.click(await screen.findByRole('radio', { name: '$5.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'One fewer Fries' }));
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
    await userEvent.click(screen.getByRole('button', { name: 'One fewer Fries' }));
    await waitFor(() => expect(faults()).toHaveLength(1));
    await userEvent.click(screen.getByRole('radio', { name: '$4.00' }));
    expect(faults()).toEqual([]);
  });
});

async function findWayOn(): Promise<HTMLElement> {
  const way = (await screen.findByText('Checkout')).closest<HTMLElement>('a, button');
  if (!way) throw new Error('There is no way on.');
  return way;
}

function Order() {
  const addToCart = useAddToCart();
  const { add } = useCampaignActions();
  return (
    <>
      <button onClick={() => addToCart({ item_id: FRIES.item_id })}>Order fries</button>
      <button onClick={() => add(ON_THE_SIDE)}>Take it</button>
      <CartPage />
    </>
  );
}

/** Opened once something is in it, as from the menus. */
function CartPage() {
  return useCartSize() > 0 && <CartRoute />;
}
