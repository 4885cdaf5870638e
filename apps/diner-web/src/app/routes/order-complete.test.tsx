import type { Order } from '@comanda/contracts';
import { useOrdering } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { enterFrontOfHouse, leaveFrontOfHouse } from '#app/front-of-house';
import {
  InRestaurant,
  STORY_LINE,
  STORY_ORDER,
  STORY_RESTAURANT,
} from '@comanda/ordering-ui/testing';
import { OrderCompleteRoute } from './order-complete';

afterEach(() => {
  cleanup();
  leaveFrontOfHouse();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const { guest_id, order_id, order_number, restaurant_id, table_id } = STORY_ORDER;
const GUEST = { restaurant_id, table_id, guest_id, known_name: 'Ada', known_room: null };
const COMPLETE = `/v2/${STORY_RESTAURANT.endpoint}/order/complete`;
const placed_at = '2026-06-12T16:00:00Z';
const ORDER: Order = { ...STORY_ORDER, placed_at, ready_at: '2026-06-12T16:20:00Z' };

/** The same, to be paid at the counter. */
const OWED: Order = {
  ...ORDER,
  items: [STORY_LINE],
  open_amount: 1413,
  payment_status: null,
  payment_method: 'COUNTER',
};

type PhoneProps = {
  readonly known_phone?: string | null;
  /** Order read earlier; null = none. */
  readonly order?: Order | null;
};

/** The phone that placed an order. */
function Phone({ known_phone = null, order = ORDER }: PhoneProps) {
  const { store } = useOrdering();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  function show(known: Order): void {
    queryClient.setQueryData(['receipt', guest_id, { order_id }], { orders: [known] });
  }
  useState(() => {
    store.setState({
      flow: { stage: 'placed', guest_id, order_id, order_number },
      guest: { ...GUEST, known_phone },
    });
    if (order) show(order);
  });
  return (
    <>
      <p>{pathname}</p>
      <Link to={COMPLETE}>Thank you</Link>
      <button onClick={() => order && show({ ...order, open_amount: 0 })}>
        The counter takes it
      </button>
      {pathname === COMPLETE && <OrderCompleteRoute />}
    </>
  );
}

async function openAt(
  now: string,
  phone: PhoneProps = {},
  fetch?: () => Promise<Response>,
): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant now={new Date(now)} {...(fetch && { fetch })}>
        <Phone {...phone} />
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

test.each([null, '+14165550142'])(
  'the receipt of a paid order is offered as a text, to the number that was given: %s',
  async (known_phone) => {
    await openAt('2026-06-12T16:05:00Z', { known_phone });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /receipt by text/ });
    expect(field.value).toBe(known_phone ?? '');
  },
);

test('no receipt is offered of what is still to be paid', async () => {
  await openAt('2026-06-12T16:05:00Z', { order: OWED });
  await screen.findByText(String(order_number));
  await act(async () => void (await import('#app/screens/text-receipt')));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what is paid at the counter is not asked for any more, without the page being opened anew', async () => {
  await openAt('2026-06-12T16:05:00Z', { order: OWED });
  expect(await screen.findByText('Please pay $14.13 at the counter.')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'The counter takes it' }).click());
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect(screen.queryByText(/Please pay/)).toBeNull();
});

test('nobody is thanked for what was cancelled', async () => {
  await openAt('2026-06-12T16:05:00Z', { order: { ...ORDER, status: 'ORDER_CANCELLED' } });
  expect(await screen.findByRole('heading', { name: 'Your order was cancelled' })).toBeTruthy();
  expect(screen.queryByText(/Thank you,/)).toBeNull();
});

test('what was paid and could not be placed is told, with what becomes of the money, and can be ordered anew', async () => {
  const order: Order = {
    ...ORDER,
    order_number: null,
    placed_at: null,
    ready_at: null,
    status: 'ORDER_CANCELLED',
    cancel_reason: 'item_sold_out',
    items: [STORY_LINE],
  };
  await openAt('2026-06-12T16:05:00Z', { order });
  expect(
    await screen.findByRole('heading', { name: 'Your order could not be placed' }),
  ).toBeTruthy();
  expect(screen.getByText(/sold out.*returned in full/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View receipt' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy();
});

test.each([
  ['leads to the reader, where an app takes payments on it', 'true', 1],
  ['leads nowhere, where none does: it is paid at the counter', '', 0],
])('an order that staff placed %s', async (_, has_reader, links) => {
  vi.stubEnv('HAS_READER', has_reader);
  enterFrontOfHouse(STORY_RESTAURANT.endpoint);
  await openAt('2026-06-12T16:05:00Z', { order: OWED });
  await screen.findByText(String(order_number));
  expect(screen.queryAllByRole('link', { name: 'Take payment' })).toHaveLength(links);
});

test('staff are led to no reader for what is paid, or costs nothing', async () => {
  vi.stubEnv('HAS_READER', 'true');
  enterFrontOfHouse(STORY_RESTAURANT.endpoint);
  await openAt('2026-06-12T16:05:00Z', { order: { ...OWED, open_amount: 0 } });
  await screen.findByText(String(order_number));
  expect(screen.queryByRole('link', { name: 'Take payment' })).toBeNull();
});

test('the number is there without a network, and what became of the order as soon as there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openAt('2026-06-12T16:05:00Z', { order: null }, () =>
    navigator.onLine
      ? Promise.resolve(Response.json({ guest: { orders: [ORDER] } }))
      : Promise.reject(new TypeError('no network')),
  );
  expect(await screen.findByText(String(order_number))).toBeTruthy();
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(screen.queryByText(/being confirmed/)).toBeNull();
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('In the kitchen', {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getAllByText(String(order_number))).toHaveLength(1);
}, 30_000);

test('an order of days ago is over: its page leads to the menus, and it is not the last one any more', async () => {
  await openAt('2026-06-15T12:00:00Z');
  expect(await screen.findByText(`/v2/${STORY_RESTAURANT.endpoint}/order`)).toBeTruthy();
  await act(async () => screen.getByRole('link', { name: 'Thank you' }).click());
  expect(screen.queryByText(String(order_number))).toBeNull();
});
