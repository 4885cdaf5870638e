import type { MountedCard } from '@comanda/payments';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useCheckout } from '../payment/use-checkout';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useCart } from '../cart/use-cart';
import { useCheckoutDetails } from '../payment/use-checkout-details';
import { usePendingPayment } from '../payment/use-pending-payment';
import { useTotals } from '../totals/use-totals';
import type { Stage } from '../payment/payment-flow';
import { useCatalogue } from '../provider/use-catalogue';
import { useOrdering } from '../provider/ordering-context';
import { aGuest, type Guest, openPage } from './render-ordering';

function usePayPage() {
  return {
    checkout: useCheckout(),
    cart: useCart(),
    totals: useTotals(),
    add: useAddToCart(),
    details: useCheckoutDetails(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
    isPending: usePendingPayment(),
  };
}

export type Page = Awaited<ReturnType<typeof openPage<ReturnType<typeof usePayPage>>>>;

export async function openPayPage(guest: Guest): Promise<Page> {
  return openPage(guest, usePayPage);
}

export function itemId(page: Page, name: string): string {
  for (const { item } of page.now().catalogue.index.values()) {
    if (item.name === name) return item.item_id;
  }
  throw new Error(`There is no ${name}.`);
}

export function order(page: Page, name = 'Lobster roll'): void {
  act(() => {
    expect(page.now().add({ item_id: itemId(page, name) })).toMatchObject({ ok: true });
  });
  act(() => page.now().details.set({ name: 'Ada', phone: '+14165550123' }));
}

export async function reach(page: Page, stage: Stage): Promise<void> {
  await waitFor(() => expect(page.now().checkout.flow.stage).toBe(stage), { timeout: 8_000 });
}

export function pay(page: Page, card: MountedCard): Promise<void> {
  return act(() => page.now().checkout.confirm(card, { return_url: location.href }));
}

/** Opens a payment for one lobster roll. */
export async function openPayment(guest: Guest = aGuest()): Promise<{ guest: Guest; page: Page }> {
  const page = await openPayPage(guest);
  order(page);
  act(() => page.now().checkout.start());
  await reach(page, 'ready_to_confirm');
  return { guest, page };
}

export function ordersOf(guest: Guest, page: Page) {
  const { flow } = page.now().checkout;
  if (flow.stage !== 'placed') throw new Error('Nothing is placed.');
  return guest.client.getReceipt({ guest_id: flow.guest_id });
}
