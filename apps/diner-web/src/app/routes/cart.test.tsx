import { useAddToCart, useCampaignActions, useCartSize } from '@comanda/ordering';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { FRIES, ON_THE_SIDE } from '../../testing/story-house';
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
