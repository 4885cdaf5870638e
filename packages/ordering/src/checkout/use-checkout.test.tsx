import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useAddToCart } from '../hooks/use-add-to-cart';
import { useCart } from '../hooks/use-cart';
import { useCheckoutDetails } from '../hooks/use-checkout-details';
import { usePendingPayment } from '../hooks/use-pending-payment';
import type { Stage } from '../model/checkout-flow';
import { useCatalogue } from '../provider/use-catalogue';
import { useOrdering } from '../provider/ordering-context';
import { aGuest, type Guest, openPage } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';
import { setStock } from '../testing/the-kitchen';
import { useCheckout } from './use-checkout';

function usePayPage() {
  return {
    checkout: useCheckout(),
    cart: useCart(),
    add: useAddToCart(),
    details: useCheckoutDetails(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
    isPending: usePendingPayment(),
  };
}

type Page = Awaited<ReturnType<typeof openPage<ReturnType<typeof usePayPage>>>>;

async function openPayPage(guest: Guest): Promise<Page> {
  return openPage(guest, usePayPage);
}

function itemId(page: Page, name: string): string {
  for (const { item } of page.now().catalogue.index.values()) {
    if (item.name === name) return item.item_id;
  }
  throw new Error(`There is no ${name}.`);
}

function order(page: Page, name = 'Lobster roll'): void {
  act(() => {
    expect(page.now().add({ item_id: itemId(page, name) })).toMatchObject({ ok: true });
  });
  act(() => page.now().details.set({ name: 'Ada', phone: '+14165550123' }));
}

async function reach(page: Page, stage: Stage): Promise<void> {
  await waitFor(() => expect(page.now().checkout.flow.stage).toBe(stage), { timeout: 8_000 });
}

function pay(page: Page, card: ReturnType<typeof sandboxCard>): Promise<void> {
  return act(() => page.now().checkout.confirm(card, { return_url: location.href }));
}

/** Opens a payment for one lobster roll. */
async function openPayment(guest: Guest = aGuest()): Promise<{ guest: Guest; page: Page }> {
  const page = await openPayPage(guest);
  order(page);
  act(() => page.now().checkout.start());
  await reach(page, 'ready_to_confirm');
  return { guest, page };
}

function ordersOf(guest: Guest, page: Page) {
  const { flow } = page.now().checkout;
  if (flow.stage !== 'placed') throw new Error('Nothing is placed.');
  return guest.client.getReceipt(flow.guest_id);
}

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

  test('has no words when the server has only its own', async () => {
    const { page } = await openPayment();
    await pay(page, silentCard());
    await reach(page, 'declined');
    expect(page.now().checkout.flow).toMatchObject({ decline: { message: '' } });
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
      const receipt = await guest.client.getReceipt(identity?.guest_id ?? '');
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

describe('lost replies', () => {
  test.each([
    'section/addGuest',
    'table/addGuest',
    'guest/update',
    'payments/intent',
    'orderAndPay',
  ])('of %s do nothing twice', async (path) => {
    const guest = aGuest();
    guest.network.break(path, 'reply', 2);
    const { page } = await openPayment(guest);
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'placed');
    const receipt = await ordersOf(guest, page);
    expect(receipt.ok && receipt.value.guest.orders).toHaveLength(1);
  });

  test('of an order paid at the counter are looked up until it is known', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page);
    guest.network.break('orderAndPay', 'reply');
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'checking');
    expect(page.now().isPending).toBe(true);
    act(() => page.now().checkout.start());
    act(() => page.now().checkout.reset());
    expect(page.now().checkout.flow.stage).toBe('checking');
    guest.network.mend();
    act(() => page.now().checkout.retry());
    await reach(page, 'placed');
    const receipt = await ordersOf(guest, page);
    expect(receipt.ok && receipt.value.guest.orders).toHaveLength(1);
  });
});

describe('without a connection', () => {
  test('says so, keeps everything and goes on from there', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page);
    guest.network.break('payments/intent', 'request');
    act(() => page.now().checkout.start());
    await reach(page, 'offline');
    expect(page.now().cart.count).toBe(1);
    guest.network.mend();
    act(() => page.now().checkout.retry());
    await reach(page, 'ready_to_confirm');
    expect(guest.network.sent.filter((path) => path.endsWith('table/addGuest'))).toHaveLength(1);
  });

  test('after the payment the order is found as soon as there is one', async () => {
    const { guest, page } = await openPayment();
    guest.network.break('/api/', 'request');
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'checking');
    guest.network.mend();
    act(() => page.now().checkout.retry());
    await reach(page, 'placed');
  });
});

describe('a reload', () => {
  test('with an open payment goes on with the same one', async () => {
    const { guest, page } = await openPayment();
    const before = page.now().checkout.intent;
    page.close();
    const after = await openPayPage(guest);
    await reach(after, 'ready_to_confirm');
    expect(after.now().checkout.intent).toEqual(before);
    await pay(after, sandboxCard(after.now().checkout.intent, 'pm_card_visa'));
    await reach(after, 'placed');
  });

  test('between payment and order finds the order and charges nothing', async () => {
    const { guest, page } = await openPayment();
    const { intent } = page.now().checkout;
    guest.network.break('/api/', 'request');
    await pay(page, sandboxCard(intent, 'pm_card_visa'));
    page.close();
    guest.network.mend();
    const after = await openPayPage(guest);
    await reach(after, 'placed');
    const receipt = await ordersOf(guest, after);
    expect(receipt).toMatchObject({
      value: { guest: { orders: [{ payment_status: 'CAPTURED' }] } },
    });
    expect(after.now().cart.count).toBe(0);
  });

  test('while the card was being confirmed asks the server, which had heard of no confirmation', async () => {
    const { guest, page } = await openPayment();
    const never = {
      ...sandboxCard(null, 'pm_card_visa'),
      confirm: () => new Promise<never>(() => {}),
    };
    act(() => {
      void page.now().checkout.confirm(never, { return_url: location.href });
    });
    await reach(page, 'confirming');
    page.close();
    const after = await openPayPage(guest);
    await reach(after, 'declined');
    await waitFor(() => expect(after.now().checkout.intent).not.toBeNull());
    await pay(after, sandboxCard(after.now().checkout.intent, 'pm_card_visa'));
    await reach(after, 'placed');
  });

  test('in the middle of the bank’s questions lets the guest pay the same payment', async () => {
    const { guest, page } = await openPayment();
    const before = page.now().checkout.intent;
    await pay(page, sandboxCard(before, 'pm_card_authenticationRequired'));
    await reach(page, 'checking');
    page.close();
    const after = await openPayPage(guest);
    await reach(after, 'ready_to_confirm');
    expect(after.now().checkout.intent).toEqual(before);
    await pay(after, sandboxCard(after.now().checkout.intent, 'pm_card_visa'));
    await reach(after, 'placed');
    const receipt = await ordersOf(guest, after);
    expect(receipt.ok && receipt.value.guest.orders).toHaveLength(1);
  });

  test('after the order still shows it', async () => {
    const { guest, page } = await openPayment();
    await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
    await reach(page, 'placed');
    const placed = page.now().checkout.flow;
    page.close();
    const after = await openPayPage(guest);
    expect(after.now().checkout.flow).toEqual(placed);
  });
});

describe('meanwhile', () => {
  test('a price changed: told with the new totals, nothing charged, accepted and paid', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page);
    // What this browser has read of the menu is a cent out of date.
    const fresh = page.now().catalogue.menus;
    const stale = JSON.parse(JSON.stringify(fresh).replaceAll('"price":2200', '"price":2199'));
    act(() => {
      page.now().store.getState().clearCart();
      page.queryClient.setQueryData(['menus', 'tide', 'en'], stale);
    });
    await waitFor(() => expect(page.now().catalogue.menus).toEqual(stale));
    order(page);
    act(() => page.now().checkout.start());
    await reach(page, 'price_changed');
    expect(page.now().checkout.flow).toMatchObject({ totals: { subtotal: 2_200 } });
    await waitFor(() =>
      expect(page.now().cart.changes).toMatchObject([{ problem: 'price_changed' }]),
    );
    expect(page.now().checkout.fault).toEqual({ code: 'changes_pending' });
    act(() => page.now().checkout.acceptChanges());
    expect(page.now().checkout.flow.stage).toBe('idle');
    act(() => page.now().checkout.start());
    await reach(page, 'ready_to_confirm');
  });

  test('a dish sold out: told which, nothing charged, the rest can be ordered', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page, 'Bisque');
    order(page, 'Fries');
    const { restaurant_id } = page.now().catalogue.restaurant;
    await setStock({ restaurant_id, item_id: itemId(page, 'Bisque') }, false);
    act(() => page.now().checkout.start());
    await reach(page, 'items_unavailable');
    expect(page.now().checkout.flow).toMatchObject({
      problem: { code: 'item_sold_out', items: [{ name: 'Bisque' }] },
    });
    await waitFor(() => expect(page.now().cart.changes).toMatchObject([{ problem: 'sold_out' }]));
    act(() => page.now().checkout.acceptChanges());
    expect(page.now().cart.count).toBe(1);
    act(() => page.now().checkout.start());
    await reach(page, 'ready_to_confirm');
  });

  test('the session ended: a new one is opened without a word', async () => {
    const guest = aGuest();
    const { page } = await openPayment(guest);
    guest.network.loseSession();
    order(page, 'Fries');
    act(() => page.now().checkout.start());
    await reach(page, 'ready_to_confirm');
    expect(guest.network.sent.filter((path) => path.endsWith('section/addGuest'))).toHaveLength(2);
  });

  test('the session ended after the payment: the receipt knows what the webhook did', async () => {
    const { guest, page } = await openPayment();
    const card = sandboxCard(page.now().checkout.intent, 'pm_card_visa');
    guest.network.loseSession();
    await pay(page, card);
    await reach(page, 'placed');
    const receipt = await ordersOf(guest, page);
    expect(receipt).toMatchObject({
      value: { guest: { orders: [{ payment_status: 'CAPTURED' }] } },
    });
  });
});

test('a payment nobody made does not hold the guest for ever when the session is gone too', async () => {
  let now = new Date();
  const { guest, page } = await openPayment(aGuest({ clock: { now: () => now } }));
  const lost = {
    ...sandboxCard(null, 'pm_card_visa'),
    confirm: () => Promise.resolve({ kind: 'failed', reason: 'network' } as const),
  };
  guest.network.loseSession();
  await pay(page, lost);
  await reach(page, 'checking');
  act(() => page.now().checkout.retry());
  expect(page.now().checkout.flow.stage).toBe('checking');
  now = new Date(now.getTime() + 16 * 60_000);
  act(() => page.now().checkout.retry());
  await reach(page, 'declined');
  act(() => page.now().checkout.retry());
  await reach(page, 'ready_to_confirm');
  await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
  await reach(page, 'placed');
});

test('what stands against a checkout stops it before anything is sent', async () => {
  const guest = aGuest();
  const page = await openPayPage(guest);
  expect(page.now().checkout.fault).toEqual({ code: 'order_empty' });
  act(() => page.now().checkout.start());
  expect(page.now().checkout.flow.stage).toBe('idle');
  expect(guest.network.sent.some((path) => path.includes('addGuest'))).toBe(false);
});
