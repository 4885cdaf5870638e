import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { CheckoutBar } from './checkout-bar';

afterEach(cleanup);

test.each([
  ['Checkout', undefined],
  ['Order now', 'Order now'],
])('what cannot be had is no “%s” of nothing', async (told, label) => {
  await act(async () => {
    render(
      <InRestaurant>
        <CheckoutBar to="/" fault={{ code: 'item_sold_out' }} {...(label && { label })} />
      </InRestaurant>,
    );
  });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: told });
  expect(button.disabled).toBe(true);
  expect(button.textContent).toBe(told);
});
