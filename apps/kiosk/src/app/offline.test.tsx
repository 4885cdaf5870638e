import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeReplies, loseReply, openKiosk, setNetwork } from '../testing/open-kiosk';
import { pair } from '../testing/steps';

/** Leads a guest of a new kiosk to the cart with one dish. */
async function orderOne() {
  const user = await openKiosk('/harbor.kiosk');
  await pair(user, 'harbor');
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('The dish is not on the page.');
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  return user;
}

test('without a connection an order gets a number of its own, and the board has it when the connection is back', async () => {
  const user = await orderOne();
  setNetwork('down');
  await screen.findByText('No connection right now');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  const number = (await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).textContent;
  expect(await screen.findByText(/^Please pay \$[\d.]+ at the counter\.$/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Code that opens your receipt' })).toBeNull();

  const sent = setNetwork('up');
  expect(await sent('/orders/late')).toContain(number);
}, 90_000);

test('an order without a connection for which no number is left is reported when the connection is back', async () => {
  changeReplies('/devices/numbers', () => Response.json({ numbers: [] }));
  const reports: string[] = [];
  changeReplies('/devices/report', async (reply) => {
    const text = await reply.text();
    reports.push(text);
    return new Response(text, { status: reply.status, headers: reply.headers });
  });
  const user = await orderOne();
  setNetwork('down');
  await screen.findByText('No connection right now');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await screen.findByText(/Please order at the counter/);
  expect(location.pathname).toBe('/kiosk/cart');

  setNetwork('up');
  await waitFor(() => expect(reports.join('\n')).toContain('There was no number for an order.'));
}, 90_000);

test('a guest whose order has no reply gets a number of the kiosk, and the order is placed once', async () => {
  const user = await orderOne();
  const lost = loseReply('/orders/orderAndPay');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  const placed = orderIn(await lost);
  await user.click(await screen.findByRole('button', { name: 'Order, and pay at the counter' }));
  const number = (await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).textContent;

  const sent = setNetwork('up');
  const late = orderIn(await sent('/orders/late'));
  expect(late).toEqual({ order_id: placed.order_id, order_number: number });
}, 90_000);

test('an order without a reply holds up no other guest', async () => {
  const user = await orderOne();
  const lost = loseReply('/orders/orderAndPay');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await lost;
  await screen.findByText('No connection right now');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Start over?' });
  await user.click(within(asked).getByRole('button', { name: 'Start Over' }));
  await screen.findByRole('button', { name: 'Take away' });
  expect(sessionStorage).toHaveLength(0);
}, 90_000);

function orderIn(body: string): { readonly order_id: string; readonly order_number: string } {
  const { order_id, order_number } = JSON.parse(body).order;
  return { order_id, order_number };
}
