import type { Order, Restaurant } from '@comanda/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-restaurant';
import { STORY_ORDER } from '../testing/story-order';
import { OrderTicket } from './order-ticket';

afterEach(cleanup);

const BROUGHT = { status: 'ASSIGNED', dropoff_eta: '2026-06-12T16:40:00Z' } as const;
const HOTEL = { room_number: 'optional' } as const;
const AT_COUNTER = { open_amount: 1413, payment_status: null, payment_method: 'COUNTER' } as const;
const NOW = new Date('2026-06-12T16:00:00Z');

test.each([
  ['2026-06-12T16:20:00Z', 'Ready at about 12:20\u00a0PM'],
  ['2026-06-13T15:00:00Z', 'Ready for you tomorrow at 11:00\u00a0AM'],
  ['2026-06-15T15:00:00Z', 'Ready for you on Monday, June 15 at 11:00\u00a0AM'],
])('what is ready at %s has its day, unless it is this one', async (ready_at, text) => {
  await show({ ready_at });
  expect(screen.getByText(plain(text), { normalizer: plain })).toBeTruthy();
});

test.each<[string, Partial<Order>, string]>([
  ['a later hour of this', { pickup_time: '2026-06-12T22:30:00Z' }, 'Scheduled for 6:30\u00a0PM'],
  ['the next', { pickup_time: '2026-06-13T16:30:00Z' }, 'Scheduled for tomorrow, 12:30\u00a0PM'],
  [
    'another',
    { pickup_time: '2026-06-15T16:30:00Z' },
    'Scheduled for Monday, June 15, 12:30\u00a0PM',
  ],
  [
    'another, as the restaurant has yet to take it',
    { pickup_time: '2026-06-15T16:30:00Z', status: 'ORDER_OPEN' },
    'Scheduled for Monday, June 15, 12:30\u00a0PM',
  ],
  [
    'this one, and is begun',
    { pickup_time: '2026-06-12T16:30:00Z', status: 'ORDER_PREPARING' },
    'Being prepared',
  ],
])(
  'an order for %s day says when it is for, until the kitchen begins',
  async (_, changes, text) => {
    await show({ ready_at: changes.pickup_time ?? null, ...changes });
    expect(screen.getByRole('status').textContent.replaceAll('\u202f', ' ')).toBe(text);
    const isBegun = changes.status === 'ORDER_PREPARING';
    expect(screen.queryAllByText(/^Ready (?:at|for you)/)).toHaveLength(isBegun ? 1 : 0);
  },
);

test.each<[string, Partial<Order>, string]>([
  [
    'by the kitchen, paid',
    { cancel_reason: 'too_busy', cancel_note: 'The grill is down.' },
    'Your order was cancelledThe kitchen is too busy. The grill is down. Your payment is being returned in full.',
  ],
  [
    'by the kitchen, to be paid at the counter',
    { cancel_reason: 'by_restaurant', payment_status: null, payment_method: 'COUNTER' },
    'Your order was cancelledThe restaurant could not accept it.',
  ],
  [
    'by the kitchen, paid at the counter',
    { ...AT_COUNTER, cancel_reason: 'too_busy', open_amount: 0, refunded_amount: 1413 },
    'Your order was cancelledThe kitchen is too busy. Your payment is being returned in full.',
  ],
  [
    'before it was placed',
    { cancel_reason: 'item_sold_out', placed_at: null, payment_status: 'REFUNDED' },
    'Your order could not be placedAn item in your order sold out. Your payment is being returned in full.',
  ],
])('one that is called off %s says why, and what becomes of the money', async (_, how, text) => {
  await show({ status: 'ORDER_CANCELLED', ...how });
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test.each([
  [null, 'We’ll bring it to your table.'],
  [{ room_number: 'required' }, 'We’ll bring it to you.'],
] as const)('what is served inside, with the hotel %o, is told as “%s”', async (hotel, text) => {
  await show({ order_type: 'DINE_IN' }, { ...STORY_RESTAURANT, hotel });
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['ORDER_SENT_TO_KITCHEN', 1],
  ['ORDER_READY', 0],
  ['ORDER_COMPLETED', 0],
] as const)('a time is estimated while it is made: as %s %i times', async (status, times) => {
  await show({ status });
  expect(screen.queryAllByText(/^Ready at about/)).toHaveLength(times);
});

test.each(['ORDER_SENT_TO_KITCHEN', 'ORDER_READY', 'ORDER_COMPLETED'] as const)(
  'how far an order is that is brought is left to its delivery: %s',
  async (status) => {
    await show({ status, delivery: BROUGHT });
    expect(screen.getByText(String(STORY_ORDER.order_number))).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test.each<[string, Partial<Order>, Restaurant['hotel'], string]>([
  ['a hotel’s room', { guest_name: 'Zoë (Room # 901)' }, HOTEL, 'We’ll bring it to room 901.'],
  ['no room', { guest_name: 'Zoë' }, HOTEL, 'Show this number to our staff.'],
  ['no hotel', { guest_name: 'Zoë (Room # 901)' }, null, 'Show this number at the counter.'],
])('take-out for %s is told where it is handed over', async (_, order, hotel, text) => {
  await show(order, { ...STORY_RESTAURANT, hotel });
  expect(screen.getByText(text)).toBeTruthy();
  const isFetched = text.startsWith('Show');
  expect(screen.queryAllByText('Pick up at')).toHaveLength(isFetched ? 1 : 0);
});

test('what is on its way to a room is told so, and owed all the same', async () => {
  const order = { ...AT_COUNTER, guest_name: 'Zoë (Room # 901)' };
  const hotel = { ...STORY_RESTAURANT, hotel: HOTEL, pay_at_counter_label: 'Charge to the room' };
  await show({ ...order, status: 'ORDER_READY' }, hotel);
  expect(screen.getByText('On its way to you')).toBeTruthy();
  expect(screen.getByText('Charge to the room')).toBeTruthy();
});

test.each<[string, Partial<Order>, readonly string[]]>([
  ['nothing is paid', {}, ['Please pay $14.13 at the counter.']],
  ['a part is paid', { open_amount: 400 }, ['Please pay $4.00 at the counter.']],
  ['all is paid', { open_amount: 0 }, ['Paid']],
  ['a part went back', { open_amount: 0, refunded_amount: 400 }, ['Paid', 'Refunded$4.00']],
  ['all went back', { open_amount: 0, refunded_amount: 1413 }, ['Refunded$14.13']],
  [
    'what was paid went back, and not all was',
    { open_amount: 400, refunded_amount: 1013 },
    ['Please pay $4.00 at the counter.', 'Refunded$10.13'],
  ],
  ['it costs nothing', { open_amount: 0, amount: 0 }, []],
  ['it is paid by card', { open_amount: 0, payment_method: 'CARD' }, []],
  [
    'a part went back to the card',
    { open_amount: 0, payment_method: 'CARD', refunded_amount: 400 },
    ['Refunded$4.00'],
  ],
])('of an order for the counter no more is asked than is owed: %s', async (_, changes, told) => {
  await show({ ...AT_COUNTER, ...changes });
  const said = ['Please pay', 'Paid', 'Refunded'].flatMap((words) =>
    screen.queryAllByText(new RegExp(`^${words}`)).map((found) => found.parentElement?.textContent),
  );
  expect(said).toEqual(told);
});

async function show(changes: Partial<Order>, restaurant?: Restaurant): Promise<void> {
  // Its texts are loaded first.
  await act(async () => {
    render(
      <InRestaurant now={NOW} {...(restaurant && { restaurant })}>
        <OrderTicket order={{ ...STORY_ORDER, ...changes }} address="1 Main Street" />
      </InRestaurant>,
    );
  });
}

/** Intl puts a space of a kind of its own before AM and PM. */
function plain(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
