import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useCheckout } from '../payment/use-checkout';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useCart } from '../cart/use-cart';
import { useTotals } from '../totals/use-totals';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { aGuest, type Guest, openPage } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';
import { isOver, trackingInterval } from './tracking-interval';
import { nextQuote } from './quote-flow';
import { useDelivery } from './use-delivery';
import { useDeliveryTracking } from './use-delivery-tracking';

const FORM = {
  address: '98 Court Street, Toronto, ON M5V 1A1',
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '416 555 0123',
  instructions: 'Ring twice',
};

function useCartPage() {
  return {
    delivery: useDelivery(),
    checkout: useCheckout(),
    cart: useCart(),
    totals: useTotals(),
    add: useAddToCart(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
  };
}

async function openCart(guest: Guest, dish = 'Chowder') {
  const page = await openPage(guest, useCartPage);
  const entry = [...page.now().catalogue.index.values()].find(({ item }) => item.name === dish);
  act(() => void page.now().add({ item_id: entry?.item.item_id ?? '' }));
  act(() => page.now().delivery.choose(true));
  act(() => page.now().delivery.edit(FORM));
  return page;
}

function aVan() {
  const time = { ahead_ms: 0 };
  const clock = { now: () => new Date(Date.now() + time.ahead_ms) };
  const guest = aGuest({ endpoint: 'tide-van', clock, policy: { section_type: 'DELIVERY' } });
  return { guest, time };
}

describe('an order that is brought', () => {
  test('is quoted, paid with the quote’s fee, followed and called off', async () => {
    const { guest } = aVan();
    const page = await openCart(guest);
    expect(page.now().checkout.fault).toEqual({ code: 'delivery_unquoted' });
    act(() => page.now().delivery.setTip(200));
    await act(() => page.now().delivery.ask());
    const { quote, stage, fault } = page.now().delivery;
    expect({ stage, fault }).toEqual({ stage: 'idle', fault: null });
    expect(quote).toMatchObject({ fee: 799, min_spend: 1000, delivery_tip: 200 });
    // 12.00 and 7.99, 13 % on both, 2.00 for the courier.
    expect(page.now().cart.totals).toMatchObject({
      delivery_fee: 799,
      tax_amount: 260,
      delivery_tip_amount: 200,
    });
    await waitFor(() => expect(page.now().totals.is_confirmed).toBe(true));
    expect(page.now().totals.totals).toEqual(page.now().cart.totals);

    act(() => page.now().checkout.start());
    await waitFor(() => expect(page.now().checkout.flow.stage).toBe('ready_to_confirm'));
    const { intent } = page.now().checkout;
    expect(intent?.totals).toEqual(page.now().cart.totals);
    await act(() =>
      page.now().checkout.confirm(sandboxCard(intent, 'pm_card_visa'), { return_url: '' }),
    );
    await waitFor(() => expect(page.now().checkout.flow.stage).toBe('placed'));
    expect(page.now().delivery).toMatchObject({ is_wanted: false, quote: null });
    const { flow } = page.now().checkout;
    const guest_id = flow.stage === 'placed' ? flow.guest_id : '';

    const tracked = await openPage(guest, () =>
      useDeliveryTracking({ guest_id, events: 'polling' }),
    );
    await waitFor(() => expect(tracked.now().delivery?.status).toBe('WAITING'));
    expect(tracked.now().delivery).toMatchObject({ is_cancellable: true, tracking_url: null });
    await act(async () => expect(await tracked.now().cancel()).toBeNull());
    await waitFor(() => expect(tracked.now().is_over).toBe(true));
  });

  test('is quoted to a guest whose session ended since they last ordered', async () => {
    const { guest } = aVan();
    const page = await openCart(guest);
    await act(() => page.now().delivery.ask());
    guest.network.loseSession();
    act(() => page.now().delivery.setTip(100));
    await act(() => page.now().delivery.ask());
    expect(page.now().delivery).toMatchObject({ ask_fault: null, quote: { delivery_tip: 100 } });
  });

  test('has a price for 240 seconds, and has to be asked for again after them', async () => {
    const { guest, time } = aVan();
    const page = await openCart(guest);
    await act(() => page.now().delivery.ask());
    time.ahead_ms += 241_000;
    act(() => page.now().delivery.choose(true));
    expect(page.now().delivery.fault).toEqual({ code: 'delivery_expired' });
    act(() => page.now().checkout.start());
    expect(page.now().checkout.flow.stage).toBe('idle');
    const reloaded = await openPage(guest, useCartPage);
    expect(reloaded.now().delivery).toMatchObject({
      form: FORM,
      fault: { code: 'delivery_expired' },
    });
  });

  test('has no price any more once anything about it is changed', async () => {
    const { guest } = aVan();
    const page = await openCart(guest);
    await act(() => page.now().delivery.ask());
    act(() => page.now().delivery.edit({ address: '99 Court Street, Toronto, ON M5V 1A1' }));
    expect(page.now().delivery).toMatchObject({
      quote: null,
      fault: { code: 'delivery_unquoted' },
    });
    await act(() => page.now().delivery.ask());
    act(() => page.now().delivery.setTip(300));
    expect(page.now().delivery.quote).toBeNull();
    act(() => page.now().delivery.choose(false));
    expect(page.now().delivery.fault).toBeNull();
    expect(page.now().cart.totals.delivery_fee).toBe(0);
  });

  test('is quoted anew by itself with another tip for the courier, once for tips in quick succession', async () => {
    const { guest } = aVan();
    const page = await openCart(guest);
    // Before the first price nothing is asked for behind anybody's back.
    act(() => page.now().delivery.setTip(100));
    expect(page.now().delivery.stage).toBe('idle');
    await act(() => page.now().delivery.ask());
    const before = guest.network.sent.length;
    for (const tip of [200, 400, 600]) act(() => page.now().delivery.setTip(tip));
    expect(page.now().delivery).toMatchObject({ stage: 'asking', quote: null });
    await waitFor(() => expect(page.now().delivery.quote?.delivery_tip).toBe(600), {
      timeout: 4_000,
    });
    const asked = guest.network.sent.slice(before).filter((path) => path.endsWith('/quote'));
    expect(asked).toHaveLength(1);
    expect(page.now().delivery).toMatchObject({ stage: 'idle', fault: null });
  });

  test('is quoted with the tip that was chosen last, also where that was while it was asked', async () => {
    const { guest } = aVan();
    const page = await openCart(guest);
    await act(async () => {
      const asking = page.now().delivery.ask();
      page.now().delivery.setTip(400);
      await asking;
    });
    await waitFor(() => expect(page.now().delivery.quote?.delivery_tip).toBe(400), {
      timeout: 4_000,
    });
  });

  test('comes to what a courier is sent for', async () => {
    const { guest } = aVan();
    const page = await openCart(guest, 'Fries');
    await act(() => page.now().delivery.ask());
    expect(page.now().checkout.fault).toEqual({ code: 'delivery_min_spend', min_spend: 1000 });
  });

  test('is not brought everywhere, and not without a name', async () => {
    const { guest } = aVan();
    const page = await openCart(guest);
    act(() => page.now().delivery.edit({ last_name: 'B', phone: ' ' }));
    expect(page.now().delivery.missing).toEqual(['last_name', 'phone']);
    const before = guest.network.sent.length;
    await act(() => page.now().delivery.ask());
    expect(guest.network.sent).toHaveLength(before);
    act(() => page.now().delivery.edit({ ...FORM, address: '1 Far Away Road, Nowhere' }));
    await act(() => page.now().delivery.ask());
    const error = 'address_not_deliverable';
    expect(page.now().delivery.ask_fault).toEqual({ code: 'refused', error });
    act(() => page.now().delivery.edit({ address: FORM.address }));
    expect(page.now().delivery).toMatchObject({ stage: 'idle', ask_fault: null });
    guest.network.break('/delivery/quote', 'request');
    await act(() => page.now().delivery.ask());
    expect(page.now().delivery.ask_fault).toEqual({ code: 'offline' });
  });
});

test.each([
  ['idle', { type: 'answered' }, 'idle'],
  ['asking', { type: 'ask' }, 'asking'],
  ['asking', { type: 'edited' }, 'asking'],
  ['asking', { type: 'answered' }, 'idle'],
] as const)('asking for a price: %s, %o, %s', (stage, event, next) => {
  expect(nextQuote({ stage }, event).stage).toBe(next);
});

describe('where a delivery is', () => {
  test.each([
    ['events tell', 'open', 0, false],
    ['is asked for while they do not', 'polling', 0, 10_000],
    ['is asked for until they do', 'connecting', 299, 10_000],
    ['is asked for three hundred times at most', 'polling', 300, false],
  ] as const)('%s', (_, events, tries, wait) => {
    expect(trackingInterval({ events, delivery: undefined, tries })).toBe(wait);
    expect(trackingInterval({ events, delivery: null, tries })).toBe(false);
  });

  test('is of no interest once it has arrived or was called off; somebody may yet bring what failed', () => {
    const over = ['DELIVERED', 'CANCELLED'] as const;
    expect(over.every((status) => isOver({ status }))).toBe(true);
    expect(isOver({ status: 'FAILED' })).toBe(false);
  });
});
