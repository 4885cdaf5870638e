import type { PaymentTotals } from '@comanda/contracts';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPayPage, order, type Page, reach } from '../testing/pay-page';
import { aGuest } from '../testing/render-ordering';

const DAY_MS = 86_400_000;

/** What the server says that an order costs, which is what we say. */
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
  // What this browser was told was true until a moment ago.
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
