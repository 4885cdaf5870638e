import type { PaymentTotals } from '@comanda/contracts';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useChangedTotal } from '../totals/use-changed-total';
import { useTotals } from '../totals/use-totals';
import { useCatalogue } from '../provider/use-catalogue';
import { openPayPage, order, type Page, reach } from '../testing/pay-page';
import { aGuest, openPage } from '../testing/render-ordering';

const DAY_MS = 86_400_000;

/** Waits for the server's totals, which equal ours. */
async function hearTotals(page: Page): Promise<PaymentTotals> {
  await waitFor(() => {
    const { cart, totals } = page.now();
    expect(totals).toEqual({ totals: cart.totals, is_confirmed: true, fault: null });
  });
  return page.now().totals.totals;
}

function tomorrow(): string {
  const step = 5 * 60_000;
  return new Date(Math.ceil((Date.now() + DAY_MS) / step) * step).toISOString();
}

describe('a day with another offer', () => {
  test('that an order is for prices it, by card and at the counter', async () => {
    const page = await openPayPage(aGuest({ endpoint: 'tide-days' }));
    order(page);
    const today = await hearTotals(page);
    act(() => page.now().details.set({ pickup_time: tomorrow() }));
    const shown = await hearTotals(page);
    expect(shown.discount).not.toBe(today.discount);
    act(() => page.now().checkout.start());
    await reach(page, 'ready_to_confirm');
    expect(page.now().checkout.intent).toMatchObject({ totals: shown });
    act(() => page.now().checkout.payAtCounter());
    await reach(page, 'placed');
  });

  test('that begins while the guest looks at the price is asked about', async () => {
    let now = new Date();
    const guest = aGuest({ endpoint: 'tide-days', clock: { now: () => now } });
    const page = await openPayPage(guest);
    order(page);
    await hearTotals(page);
    const { sent } = guest.network;
    const before = sent.length;
    now = new Date(now.getTime() + DAY_MS);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(sent.slice(before)).toContainEqual(expect.stringMatching(/calculateTotals$/)),
    );
  });
});

test('a price that the server takes no more is asked for again, and accepted once', async () => {
  const page = await openPayPage(aGuest({ endpoint: 'tide-days' }));
  order(page);
  const { total_with_tip_and_tax: total, ...rest } = await hearTotals(page);
  // The browser's total was valid until a moment ago.
  const former = { ...rest, total_with_tip_and_tax: total + 100 };
  act(() => void page.queryClient.setQueriesData({ queryKey: ['totals'] }, former));
  await waitFor(() => expect(page.now().totals.totals).toEqual(former));
  act(() => page.now().checkout.payAtCounter());
  await reach(page, 'price_changed');
  expect(page.now().checkout.flow).toMatchObject({
    totals: { total_with_tip_and_tax: total },
    former_total: total + 100,
  });
  act(() => page.now().checkout.acceptChanges());
  act(() => page.now().checkout.payAtCounter());
  await reach(page, 'placed');
});

test('what an order costs by itself is told once, and not what the guest makes of it', async () => {
  function useCartPage() {
    const totals = useTotals();
    const changed = useChangedTotal(totals);
    return { totals, changed, add: useAddToCart(), catalogue: useCatalogue() };
  }
  const page = await openPage(aGuest({ endpoint: 'tide-days' }), useCartPage);
  function add(): void {
    const [entry] = page.now().catalogue.index.values();
    act(() => void page.now().add({ item_id: entry?.item.item_id ?? '' }));
  }
  async function confirmed(): Promise<PaymentTotals> {
    await waitFor(() => expect(page.now().totals.is_confirmed).toBe(true));
    return page.now().totals.totals;
  }
  async function become(total_with_tip_and_tax: number): Promise<void> {
    const totals = { ...(await confirmed()), total_with_tip_and_tax };
    act(() => void page.queryClient.setQueriesData({ queryKey: ['totals'] }, totals));
    await waitFor(() => expect(page.now().totals.totals).toEqual(totals));
  }

  add();
  const { total_with_tip_and_tax: total } = await confirmed();
  expect(page.now().changed).toBeNull();
  await become(total + 100);
  expect(page.now().changed).toMatchObject({ total: total + 100, former: total });
  act(() => page.now().changed?.forget());
  expect(page.now().changed).toBeNull();
  await become(total);
  expect(page.now().changed).toMatchObject({ total, former: total + 100 });
  add();
  expect(page.now().changed).toBeNull();
  expect((await confirmed()).total_with_tip_and_tax).toBeGreaterThan(total);
  expect(page.now().changed).toBeNull();
});
