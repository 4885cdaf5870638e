import { expect, test } from 'vitest';
import { UNTRIED } from './payment-flow';
import { openPayment, ordersOf, type Page, pay, reach } from '../testing/pay-page';
import { aGuest } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';

const MINUTE_MS = 60_000;

/** A guest with a payment on the page who has taken some time over the card. */
async function afterMinutes(minutes: number) {
  let now = new Date();
  const guest = aGuest({ clock: { now: () => now } });
  const { page } = await openPayment(guest);
  now = new Date(now.getTime() + minutes * MINUTE_MS);
  return { guest, page, card: cardOf(page) };
}

function cardOf(page: Page) {
  return sandboxCard(page.now().checkout.intent, 'pm_card_visa');
}

const closed = {
  type: 'about:blank',
  title: 'Closed',
  status: 409,
  code: 'restaurant_closed',
} as const;

test('what was priced a while ago is asked about before a card is charged: closed meanwhile, it is not', async () => {
  const { guest, page, card } = await afterMinutes(2);
  guest.network.refuse('payments/intent', closed);
  await pay(page, card);
  await reach(page, 'refused');
  expect(page.now().checkout.flow).toMatchObject({ problem: { code: 'restaurant_closed' } });
  expect(card.confirmations()).toBe(0);
  expect(page.now().cart.count).toBe(1);
});

test('still open, the same payment goes on', async () => {
  const { guest, page, card } = await afterMinutes(2);
  const { sent } = guest.network;
  await pay(page, card);
  await reach(page, 'placed');
  expect(sent.filter((path) => path.endsWith('payments/intent'))).toHaveLength(2);
  expect(await ordersOf(guest, page)).toMatchObject({ value: { guest: { orders: [{}] } } });
});

test('a server that does not answer keeps nobody from paying', async () => {
  const { guest, page, card } = await afterMinutes(2);
  guest.network.break('payments/intent', 'request');
  await pay(page, card);
  await reach(page, 'placed');
  expect(card.confirmations()).toBe(1);
});

test('a payment that was closed meanwhile gives way to another, which asks for the card', async () => {
  const { guest, page, card } = await afterMinutes(2);
  const { checkout } = page.now();
  if (checkout.flow.stage !== 'ready_to_confirm') throw new Error('Nothing is to be paid.');
  const { attempt, guest_id } = checkout.flow;
  // Another window of the guest's asks for something else, and then for the same again.
  const changed = { ...attempt.draft, guest_id, order_instructions: 'no cutlery' };
  const other = { ...changed, mode: 'before' } as const;
  const key = crypto.randomUUID() as typeof attempt.keys.intent; // a key like any other
  expect((await guest.client.createPaymentIntent(other, { key })).ok).toBe(true);
  await pay(page, card);
  await reach(page, 'declined');
  expect(card.confirmations()).toBe(0);
  expect(page.now().checkout.flow).toMatchObject({ decline: { code: UNTRIED } });
  await pay(page, cardOf(page));
  await reach(page, 'placed');
});
