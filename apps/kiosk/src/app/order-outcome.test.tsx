import type { Receipt } from '@comanda/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeReplies, openKiosk } from '../testing/open-kiosk';
import { orderDrink, pair } from '../testing/steps';

const STAFF_COME = 'Please wait. Our staff are coming to help you.';
const WAITING = 'Almost there';

afterEach(() => vi.useRealTimers());

/** Orders a drink to the last page; the server does not say its number in its first reply. */
async function orderUnread(
  receipt: (reply: Response, url: string) => Response | Promise<Response>,
): Promise<void> {
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  const last = await orderDrink(user);
  changeReplies('/orders/orderAndPay', async (reply) => {
    const { order } = await reply.json();
    return Response.json({ order: { ...order, order_number: null } });
  });
  changeReplies('/guests/', receipt);
  // The pages count their seconds by these alone.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await user.click(last);
}

async function pass(seconds: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1_000)));
}

/** The order of a receipt as it is once it could not be placed, and its card. */
function inVain(guest: Receipt): Receipt {
  const order_ids = guest.orders.map(({ order_id }) => order_id);
  const card = { brand: 'interac' as const, last_four: '0000' };
  return {
    ...guest,
    orders: guest.orders.map((order) => ({
      ...order,
      status: 'ORDER_CANCELLED',
      cancel_reason: 'item_sold_out',
      placed_at: null,
      order_number: null,
    })),
    payments: order_ids.map((order_id) => ({
      order_id,
      share_id: null,
      payment_method: 'TERMINAL',
      card,
      paid_by: null,
      amount: 300,
      refunded_amount: 0,
    })),
  };
}

async function changeReceipt(reply: Response, change: (guest: Receipt) => Receipt) {
  const { guest } = (await reply.json()) as { guest: Receipt }; // the contract's reply
  return Response.json({ guest: change(guest) });
}

test('the page of an Interac card that is to be refunded stays for staff, whatever else is read late', async () => {
  await orderUnread((reply, url) =>
    url.includes('order_id=') ? changeReceipt(reply, inVain) : new Promise(() => undefined),
  );
  await screen.findByText(STAFF_COME);
  await pass(31);
  expect(location.pathname).toBe('/kiosk/paymentComplete');
  expect(screen.getByText(STAFF_COME)).toBeTruthy();
}, 90_000);

test('a paid order whose outcome cannot be read keeps its page until it is', async () => {
  let isReadable = false;
  await orderUnread((reply) =>
    isReadable ? reply : Response.json({ status: 503, code: 'unavailable' }, { status: 503 }),
  );
  await screen.findByText(WAITING);
  await pass(35);
  expect(location.pathname).toBe('/kiosk/paymentComplete');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  isReadable = true;
  await pass(10);
  expect(await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).toBeTruthy();
}, 90_000);

test('a page whose order is read by nobody is left once the server has reconciled it', async () => {
  await orderUnread(() => new Promise(() => undefined));
  await screen.findByText(WAITING);
  await pass(15 * 60 - 5);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  await pass(10);
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  await pass(31);
  await waitFor(() => expect(location.pathname).toBe('/backlot.kiosk'));
}, 90_000);
