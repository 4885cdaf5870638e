import { useAddToCart, useCampaignActions } from '@comanda/ordering';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { FRIES, InRestaurant, ON_THE_SIDE } from '@comanda/ordering-ui/testing';
import { CheckoutButton } from './checkout-button';

afterEach(cleanup);

test('on to the payment by way of what is free: chosen in the reminder, which then goes', async () => {
  await act(async () => {
    render(
      <InRestaurant campaigns={[ON_THE_SIDE]}>
        <Order />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take the promotion' }));
  const checkout = screen.getByRole('button', { name: /Checkout/u });
  await userEvent.click(checkout);
  expect(screen.getByText('/')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fries, free' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(checkout);
  expect(await screen.findByText('/pay')).toBeTruthy();
});

function Order() {
  const addToCart = useAddToCart();
  const { add } = useCampaignActions();
  const { pathname } = useLocation();
  return (
    <>
      <button onClick={() => addToCart({ item_id: FRIES.item_id })}>Order fries</button>
      <button onClick={() => add(ON_THE_SIDE)}>Take the promotion</button>
      <p>{pathname}</p>
      <CheckoutButton to="/pay" itemPath={() => '/'} />
    </>
  );
}
