import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPayment, order, ordersOf, type Page, pay, reach } from '../testing/pay-page';
import { aGuest } from '../testing/render-ordering';
import { sandboxCard, tokenCard } from '../testing/sandbox-card';

const DECLINED = '4003050500040005';
const GOOD = '4030000010001234';

test.each(['waits until another payment is open', 'comes at once'])(
  'after a declined token, a guest who goes back to the cart and %s pays another payment, once',
  async (when) => {
    const { guest, page } = await openPayment(aGuest({ endpoint: 'tide-bank' }));
    const first = openIntent(page);
    await pay(page, tokenCard(DECLINED));
    await reach(page, 'declined');
    if (when !== 'comes at once') {
      await waitFor(() => expect(page.now().checkout.intent).not.toBeNull());
    }
    act(() => page.now().checkout.start());
    // Nothing is mounted on what may have come to its end.
    expect(page.now().checkout.intent).toBeNull();
    await reach(page, 'ready_to_confirm');
    expect(openIntent(page)).not.toBe(first);
    await pay(page, tokenCard(GOOD));
    await reach(page, 'placed');
    const receipt = await ordersOf(guest, page);
    expect(receipt.ok && receipt.value.guest.orders).toMatchObject([
      { payment_status: 'CAPTURED' },
    ]);
  },
);

test('after a card that its own form declined, the same payment takes another one', async () => {
  const { page } = await openPayment();
  const first = openIntent(page);
  await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_chargeDeclined'));
  await reach(page, 'declined');
  act(() => page.now().checkout.start());
  await reach(page, 'ready_to_confirm');
  expect(openIntent(page)).toBe(first);
  await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
  await reach(page, 'placed');
});

test('after a declined card, a cart that has changed meanwhile is paid as it is now', async () => {
  const { page } = await openPayment(aGuest({ endpoint: 'tide-bank' }));
  await pay(page, tokenCard(DECLINED));
  await reach(page, 'declined');
  order(page, 'Fries');
  act(() => page.now().checkout.start());
  await reach(page, 'ready_to_confirm');
  const { intent } = page.now().checkout;
  expect(intent?.payment_intent.amount).toBe(page.now().cart.totals.total_with_tip_and_tax);
  await pay(page, tokenCard(GOOD));
  await reach(page, 'placed');
});

function openIntent(page: Page): string {
  return page.now().checkout.intent?.payment_intent.payment_intent_id ?? '';
}
