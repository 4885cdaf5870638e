import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { itemId, openPayment, openPayPage, order, ordersOf, pay, reach } from '../testing/pay-page';
import { aGuest, withoutCookies } from '../testing/render-ordering';
import { sandboxCard, tokenCard } from '../testing/sandbox-card';
import { setStock } from '../testing/the-kitchen';

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

describe('an order at the counter whose reply was lost, as its session is', () => {
  test('is found on the receipt', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page);
    guest.network.break('orderAndPay', 'reply');
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'checking');
    page.close();
    guest.network.mend();
    guest.network.loseSession();
    const after = await openPayPage(guest);
    await reach(after, 'placed');
    expect((await ordersOf(guest, after)).ok).toBe(true);
    expect(after.now().cart.count).toBe(0);
  });

  test('that never arrived is told as such, and is not ordered behind the guest’s back', async () => {
    let now = new Date();
    const guest = aGuest({ clock: { now: () => now } });
    const page = await openPayPage(guest);
    // An order of before is not taken for this one.
    order(page);
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'placed');
    now = new Date(now.getTime() + 60 * 60_000);
    order(page);
    guest.network.break('orderAndPay', 'request');
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'checking');
    guest.network.mend();
    guest.network.loseSession();
    const before = guest.network.sent.length;
    act(() => page.now().checkout.retry());
    await waitFor(() =>
      expect(guest.network.sent.slice(before)).toContainEqual(expect.stringMatching(/guests/u)),
    );
    expect(page.now().checkout.flow.stage).toBe('checking');
    now = new Date(now.getTime() + 16 * 60_000);
    act(() => page.now().checkout.retry());
    await reach(page, 'refused');
    expect(page.now().checkout.flow).toMatchObject({ problem: { code: 'unauthorized' } });
    expect(page.now().cart.count).toBe(1);
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'placed');
    expect((await ordersOf(guest, page)).ok).toBe(true);
  });
});

test('a browser that keeps no session is told from one whose session has ended', async () => {
  const guest = withoutCookies(aGuest());
  const page = await openPayPage(guest);
  order(page);
  act(() => page.now().checkout.start());
  await reach(page, 'refused');
  expect(page.now().checkout.flow).toMatchObject({ is_session_unkept: true });
  expect(guest.network.sent.filter((path) => path.endsWith('section/addGuest'))).toHaveLength(2);
  expect(page.now().cart.count).toBe(1);
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

  test('opens the payment by itself once there is one', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page);
    guest.network.break('/api/', 'request');
    act(() => page.now().checkout.start());
    await reach(page, 'offline');
    act(() => void window.dispatchEvent(new Event('online')));
    const before = guest.network.sent.length;
    await waitFor(() => expect(guest.network.sent.length).toBeGreaterThan(before));
    expect(page.now().checkout.flow.stage).toBe('offline');
    guest.network.mend();
    act(() => void window.dispatchEvent(new Event('online')));
    await reach(page, 'ready_to_confirm');
  });

  test('orders nothing behind the back of who wanted to pay at the counter', async () => {
    const guest = aGuest();
    const page = await openPayPage(guest);
    order(page);
    guest.network.break('table/addGuest', 'request');
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'offline');
    guest.network.mend();
    act(() => void window.dispatchEvent(new Event('online')));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.now().checkout.flow.stage).toBe('offline');
    act(() => page.now().checkout.retry());
    await reach(page, 'placed');
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
    // This browser's menu is a cent out of date.
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

describe('a card’s token that the server did not let in, as the session was over', () => {
  test('was not spent: the guest pays with another at once', async () => {
    const { guest, page } = await openPayment(aGuest({ endpoint: 'tide-bank' }));
    guest.network.loseSession();
    await pay(page, tokenCard('4030000010001234'));
    await reach(page, 'declined');
    expect(page.now().checkout.flow).toMatchObject({ decline: { code: 'payment_untried' } });
    act(() => page.now().checkout.retry());
    await reach(page, 'ready_to_confirm');
    await pay(page, tokenCard('4030000010001234'));
    await reach(page, 'placed');
    expect((await ordersOf(guest, page)).ok).toBe(true);
  });

  test('may have been spent by a try before: it is looked up', async () => {
    const { guest, page } = await openPayment(aGuest({ endpoint: 'tide-bank' }));
    guest.network.break('orderAndPay', 'reply', 1);
    guest.network.refuse('orderAndPay', { code: 'unauthorized', status: 401 });
    await pay(page, tokenCard('4030000010001234'));
    await reach(page, 'placed');
    expect((await ordersOf(guest, page)).ok).toBe(true);
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
