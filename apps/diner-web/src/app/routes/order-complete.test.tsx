import type { Order } from '@comanda/contracts';
import { useOrdering } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../../testing/in-restaurant';
import { STORY_RESTAURANT } from '../../testing/story-house';
import { STORY_ORDER } from '../../testing/story-order';
import { OrderCompleteRoute } from './order-complete';

afterEach(cleanup);

const { guest_id, order_id, order_number } = STORY_ORDER;
const COMPLETE = `/v2/${STORY_RESTAURANT.endpoint}/order/complete`;
const placed_at = '2026-06-12T16:00:00Z';
const ORDER: Order = { ...STORY_ORDER, placed_at, ready_at: '2026-06-12T16:20:00Z' };

/** The phone that placed an order. */
function Phone() {
  const { store } = useOrdering();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  useState(() => {
    store.setState({ flow: { stage: 'placed', guest_id, order_id, order_number } });
    queryClient.setQueryData(['receipt', guest_id], { orders: [ORDER] });
  });
  return (
    <>
      <p>{pathname}</p>
      <Link to={COMPLETE}>Thank you</Link>
      {pathname === COMPLETE && <OrderCompleteRoute />}
    </>
  );
}

async function openAt(now: string): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant now={new Date(now)}>
        <Phone />
      </InRestaurant>,
    );
  });
  await act(async () => screen.getByRole('link', { name: 'Thank you' }).click());
}

test('a guest who comes back in the evening finds the number of the order', async () => {
  await openAt('2026-06-12T22:00:00Z');
  expect(screen.getByText(COMPLETE)).toBeTruthy();
  expect(await screen.findByText(String(order_number))).toBeTruthy();
});

test('an order of days ago is over: its page leads to the menus, and it is not the last one any more', async () => {
  await openAt('2026-06-15T12:00:00Z');
  expect(await screen.findByText(`/v2/${STORY_RESTAURANT.endpoint}/order`)).toBeTruthy();
  await act(async () => screen.getByRole('link', { name: 'Thank you' }).click());
  expect(screen.queryByText(String(order_number))).toBeNull();
});
