import { useAddToCart } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { FRIES, InRestaurant, STORY_RESTAURANT } from '@comanda/ordering-ui/testing';
import { enterFrontOfHouse, leaveFrontOfHouse } from '#app/front-of-house';
import { PhoneRoute } from './phone';

afterEach(cleanup);
afterEach(leaveFrontOfHouse);

test.each([
  [0, 'Continue to payment'],
  [100, 'Continue'],
])('whoever has %i per cent off goes on with “%s”', async (automatic_discount_percent, label) => {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, automatic_discount_percent }}>
        <Phone />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

test('staff who order for a guest go on without a name', async () => {
  enterFrontOfHouse(STORY_RESTAURANT.endpoint);
  await act(async () => {
    render(
      <InRestaurant>
        <Phone />
      </InRestaurant>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order fries' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await screen.findByText(/\/pay/u)).toBeTruthy();
});

/** The phone of somebody who says who they are after they have chosen. */
function Phone() {
  const addToCart = useAddToCart();
  const { pathname } = useLocation();
  const [isNamed, setNamed] = useState(false);

  function order() {
    addToCart({ item_id: FRIES.item_id });
    setNamed(true);
  }

  if (!isNamed) return <button onClick={order}>Order fries</button>;
  return (
    <>
      <PhoneRoute />
      <output>{pathname}</output>
    </>
  );
}
