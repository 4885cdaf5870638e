import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { UNTRIED } from './payment-flow';
import { addToCart } from '../store/cart-actions';
import { openKept } from '../store/persistence';
import { createOrderingStore } from '../store/ordering-store';
import * as reader from '../store/parse-state';
import { itemId, openPayment, openPayPage, order, ordersOf, pay, reach } from '../testing/pay-page';
import { aGuest } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';

describe('paying by card', () => {
  test('goes from the cart to a placed order, with an empty cart and the amount that was shown', async () => {
    const { guest, page } = await openPayment();
    const shown = page.now().cart.totals;
    // 22.00 net, 13 % tax, 15 % tip
    expect(shown.total_with_tip_and_tax).toBe(2_200 + 286 + 330);
    expect(page.now().checkout.intent).toMatchObject({
      payment_intent: { amount: shown.total_with_tip_and_tax },
      totals: shown,
    });
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'placed');
    expect(page.now().cart.count).toBe(0);
    expect(page.now().checkout.intent).toBeNull();
    const receipt = await ordersOf(guest, page);
    expect(receipt).toMatchObject({
      ok: true,
      value: {
        guest: {
          name: 'Ada',
          orders: [
            { totals: shown, payment_status: 'CAPTURED', items: [{ name: 'Lobster roll' }] },
          ],
        },
      },
    });
  });

  test('a payment is told from the cart once something else is in it', async () => {
    const { page } = await openPayment();
    expect(page.now().checkout.isOutdated).toBe(false);
    const { store, cart } = page.now();
    // Its price stays the same.
    const lines = cart.cart.lines.map((line) => ({ ...line, special_instructions: 'no butter' }));
    act(() => store.setState({ cart: { lines } }));
    expect(page.now().checkout.isOutdated).toBe(true);
    act(() => page.now().checkout.start());
    await reach(page, 'ready_to_confirm');
    expect(page.now().checkout.isOutdated).toBe(false);
  });

  test('a declined card keeps the cart, tells the provider’s words and takes another card', async () => {
    const { page } = await openPayment();
    const declined = sandboxCard(page.now().checkout.intent, 'pm_card_chargeDeclined');
    await pay(page, declined);
    await reach(page, 'declined');
    expect(page.now().checkout.flow).toMatchObject({
      decline: { message: expect.stringMatching(/declined/i) },
    });
    expect(page.now().cart.count).toBe(1);
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'placed');
  });

  test('a double tap is one payment', async () => {
    const { guest, page } = await openPayment();
    const card = sandboxCard(page.now().checkout.intent, 'pm_card_visa');
    await act(async () => {
      const { confirm } = page.now().checkout;
      await Promise.all([
        confirm(card, { return_url: location.href }),
        confirm(card, { return_url: location.href }),
      ]);
    });
    await reach(page, 'placed');
    expect(card.confirmations()).toBe(1);
    expect(guest.network.sent.filter((path) => path.endsWith('orderAndPay'))).toHaveLength(1);
  });

  test('two starts in one breath open one payment', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page);
    act(() => {
      page.now().checkout.start();
      page.now().checkout.start();
    });
    await reach(page, 'ready_to_confirm');
    expect(guest.network.sent.filter((path) => path.endsWith('payments/intent'))).toHaveLength(1);
  });

  test('a cart that changed meanwhile gets a payment of its own amount', async () => {
    const { page } = await openPayment();
    const first = page.now().checkout.intent;
    order(page, 'Fries');
    act(() => page.now().checkout.start());
    await reach(page, 'ready_to_confirm');
    const second = page.now().checkout.intent;
    expect(second?.payment_intent.amount).toBe(page.now().cart.totals.total_with_tip_and_tax);
    expect(second?.payment_intent.payment_intent_id).not.toBe(
      first?.payment_intent.payment_intent_id,
    );
  });

  test('what another tab chose while it was paid is left to order', async () => {
    const { guest, page } = await openPayment();
    const card = sandboxCard(page.now().checkout.intent, 'pm_card_visa');
    // Not available in this browser.
    vi.stubGlobal('reportError', (cause: unknown) => expect.fail(String(cause)));
    const { storage } = guest;
    const key = 'comanda:order:tide';
    const there = createOrderingStore(openKept(storage, 'tide'), reader);
    const stop = there.keep();
    await pay(page, {
      ...card,
      confirm(input) {
        const [line] = there.store.getState().cart.lines;
        if (!line) throw new Error('Nothing is being paid.');
        addToCart(there.store, { ...line, item_id: itemId(page, 'Fries') });
        dispatchEvent(
          new StorageEvent('storage', {
            key,
            newValue: storage.getItem(key),
            storageArea: storage,
          }),
        );
        return card.confirm(input);
      },
    });
    await reach(page, 'placed');
    stop();
    vi.unstubAllGlobals();
    expect(page.now().cart.cart.lines).toMatchObject([{ item_id: itemId(page, 'Fries') }]);
    expect(await ordersOf(guest, page)).toMatchObject({
      value: { guest: { orders: [{ items: [{ name: 'Lobster roll' }] }] } },
    });
  });

  test('the same guest can order again', async () => {
    const { guest, page } = await openPayment();
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'placed');
    order(page, 'Fries');
    act(() => page.now().checkout.start());
    await reach(page, 'ready_to_confirm');
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'placed');
    const receipt = await ordersOf(guest, page);
    expect(receipt.ok && receipt.value.guest.orders).toHaveLength(2);
    expect(guest.network.sent.filter((path) => path.endsWith('addGuest'))).toHaveLength(2);
  });
});

/** A card form that lost the answer to its confirmation, or never sent it. */
function silentCard(confirm: () => Promise<unknown> = () => Promise.resolve()) {
  return {
    ...sandboxCard(null, 'pm_card_visa'),
    async confirm() {
      await confirm();
      return { kind: 'failed', reason: 'network' } as const;
    },
  };
}

describe('a payment that the guest believes has failed', () => {
  test('is told in the provider’s words when the server knows them', async () => {
    const { page } = await openPayment();
    const declined = sandboxCard(page.now().checkout.intent, 'pm_card_chargeDeclined');
    await pay(
      page,
      silentCard(() => declined.confirm({ return_url: '' })),
    );
    await reach(page, 'declined');
    expect(page.now().checkout.flow).toMatchObject({
      decline: { code: 'payment_declined', message: expect.stringMatching(/declined/i) },
    });
  });

  test('and was never tried is told as that', async () => {
    const { page } = await openPayment();
    await pay(page, silentCard());
    await reach(page, 'declined');
    expect(page.now().checkout.flow).toMatchObject({ decline: { code: UNTRIED, message: '' } });
  });

  test('and was made after all is not made again', async () => {
    const { guest, page } = await openPayment();
    const late = sandboxCard(page.now().checkout.intent, 'pm_card_visa');
    await pay(page, silentCard());
    await reach(page, 'declined');
    await waitFor(() => expect(page.now().checkout.intent).not.toBeNull());
    // Only now does the confirmation arrive, and a webhook places the order.
    await late.confirm({ return_url: '' });
    const { guest: identity } = page.now().store.getState();
    await waitFor(async () => {
      const receipt = await guest.client.getReceipt({ guest_id: identity?.guest_id ?? '' });
      expect(receipt.ok && receipt.value.guest.orders).toHaveLength(1);
    });
    act(() => page.now().checkout.retry());
    await reach(page, 'placed');
    const receipt = await ordersOf(guest, page);
    expect(receipt.ok && receipt.value.guest.orders).toHaveLength(1);
    expect(page.now().cart.count).toBe(0);
  });

  test('and was made after all is not followed by an order at the counter', async () => {
    const { guest, page } = await openPayment();
    const late = sandboxCard(page.now().checkout.intent, 'pm_card_visa');
    await pay(page, silentCard());
    await reach(page, 'declined');
    await late.confirm({ return_url: '' });
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'placed');
    expect(await ordersOf(guest, page)).toMatchObject({
      value: { guest: { orders: [{ payment_status: 'CAPTURED' }] } },
    });
  });

  test('does not end with a refusal that says nothing of the money', async () => {
    const { guest, page } = await openPayment();
    const refusal = { code: 'idempotency_key_reused', status: 422 } as const;
    guest.network.refuse('orderAndPay', refusal);
    guest.network.break('/guests/', 'request');
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'checking');
    expect(page.now().cart.count).toBe(1);
    guest.network.mend();
    guest.network.refuse('orderAndPay', refusal);
    await reach(page, 'placed');
  });
});

test('an order that goes to the counter leaves no card payment open', async () => {
  const { guest, page } = await openPayment();
  const card = sandboxCard(page.now().checkout.intent, 'pm_card_visa');
  act(() => page.now().checkout.payAtCounter());
  await reach(page, 'placed');
  expect(await card.confirm({ return_url: '' })).toMatchObject({ kind: 'declined' });
  expect(await ordersOf(guest, page)).toMatchObject({
    value: { guest: { orders: [{ payment_status: null }] } },
  });
});

test('paying at the counter places the order unpaid', async () => {
  const guest = aGuest();
  const page = await openPayPage(guest);
  order(page);
  act(() => {
    page.now().checkout.payAtCounter();
    page.now().checkout.payAtCounter();
  });
  await reach(page, 'placed');
  const receipt = await ordersOf(guest, page);
  expect(receipt).toMatchObject({
    value: { guest: { orders: [{ payment_status: null, status: 'ORDER_SENT_TO_KITCHEN' }] } },
  });
});
