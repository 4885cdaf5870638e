import { useAddToCart } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { FRIES, ON_THE_SIDE } from '../testing/story-restaurant';
import { CartCampaigns } from './cart-campaigns';

afterEach(cleanup);

test('a promotion is taken, picked from and taken out by keyboard, and the place is kept', async () => {
  await act(async () => {
    render(
      <InRestaurant campaigns={[ON_THE_SIDE]}>
        <Order />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  for (const name of ['Add On the side', 'Fries, free', 'Remove On the side']) {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Promotions' }));
  }
});

function Order() {
  const addToCart = useAddToCart();
  return (
    <>
      <button onClick={() => addToCart({ item_id: FRIES.item_id })}>Order fries</button>
      <CartCampaigns itemPath={() => '/'} />
    </>
  );
}
