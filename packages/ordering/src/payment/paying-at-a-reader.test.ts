import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Kiosk, type KioskPage, openKioskPage, startKiosk } from '../testing/open-kiosk';
import { leavePages } from '../testing/opened-pages';
import type { Guest } from '../testing/render-ordering';

const ROLL = 2_486;

describe.each(['STRIPE', 'NUVEI'] as const)('at a kiosk with a reader of %s', (vendor) => {
  let kiosk: Kiosk;
  let before = 0;
  beforeAll(async () => {
    kiosk = await startKiosk(vendor, 'Orders');
  }, 60_000);
  afterEach(leavePages);
  beforeEach(async () => {
    before = await kiosk.hand.taken();
  });

  async function taken(): Promise<number> {
    return (await kiosk.hand.taken()) - before;
  }

  async function open(guest: Guest = kiosk.guest()): Promise<KioskPage> {
    const page = await openKioskPage(kiosk, guest);
    if (page.now().cart.count === 0 && page.now().payment.flow.stage === 'idle')
      page.choose('Lobster roll');
    return page;
  }

  async function untilAsking(page: KioskPage): Promise<void> {
    act(() => page.now().payment.pay());
    await waitFor(async () => expect(await kiosk.hand.isAsking()).toBe(true));
    expect(page.now().payment).toMatchObject({ status: 'READY', canCancel: true, amount: ROLL });
  }

  async function reach(page: KioskPage, status: string): Promise<void> {
    await waitFor(() => expect(page.now().payment.status).toBe(status));
  }

  test('an order is paid with a card and placed', async () => {
    const guest = kiosk.guest();
    const page = await open(guest);
    expect(page.now().payment.status).toBe('DEFAULT');
    await untilAsking(page);
    await act(() => kiosk.hand.present());
    await reach(page, 'COMPLETE');
    const { flow } = page.now().payment;
    expect(flow).toMatchObject({ stage: 'placed', order_number: expect.stringMatching(/^\w{4}$/) });
    expect(page.now().cart.count).toBe(0);
    expect(await taken()).toBe(ROLL);
    const receipt = await guest.client.getReceipt({
      guest_id: 'guest_id' in flow ? flow.guest_id : '',
    });
    expect(receipt).toMatchObject({
      value: { guest: { orders: [{ payment_status: 'CAPTURED' }] } },
    });
    act(() => page.now().payment.reset());
    expect(page.now().payment.status).toBe('DEFAULT');
    await page.leave();
  });

  test('a declined card is said so in the bank’s words, keeps the cart, and another card pays', async () => {
    const page = await open();
    await untilAsking(page);
    await act(() => kiosk.hand.present('decline'));
    await reach(page, 'FAILED');
    expect(page.now().payment.failure).toMatchObject({
      code: 'declined',
      provider_message: expect.stringMatching(/declined/i),
    });
    expect(page.now().cart.count).toBe(1);
    await untilAsking(page);
    await act(() => kiosk.hand.present());
    await reach(page, 'COMPLETE');
    expect(await taken()).toBe(ROLL);
    await page.leave();
  });

  test.each(['the screen', 'the reader’s own key'])(
    'a guest who cancels by %s is back at the cart once the reader has stopped',
    async (where) => {
      const page = await open();
      await untilAsking(page);
      if (where === 'the screen') {
        const cancelled = act(async () => {
          await page.now().payment.cancel();
        });
        await cancelled;
      } else await act(() => kiosk.hand.pressCancel());
      await waitFor(() => expect(page.now().payment.failure).toMatchObject({ code: 'cancelled' }));
      expect(page.now().payment.status).toBe('DEFAULT');
      expect(await kiosk.hand.isAsking()).toBe(false);
      expect(await taken()).toBe(0);
      page.choose('Fries');
      act(() => page.now().payment.pay());
      await waitFor(async () => expect(await kiosk.hand.isAsking()).toBe(true));
      await act(() => kiosk.hand.present());
      await reach(page, 'COMPLETE');
      expect(await taken()).toBe(ROLL + 565);
      await page.leave();
    },
  );

  test('a page that is loaded again while the reader asks stops it, and nothing was taken', async () => {
    const guest = kiosk.guest();
    const page = await open(guest);
    await untilAsking(page);
    await page.leave();
    const again = await open(guest);
    await waitFor(() =>
      expect(again.now().payment.failure?.code).toMatch(/^(?:cancelled|untried)$/u),
    );
    await waitFor(async () => expect(await kiosk.hand.isAsking()).toBe(false));
    expect(await taken()).toBe(0);
    expect(again.now().cart.count).toBe(1);
    await untilAsking(again);
    await act(() => kiosk.hand.present());
    await reach(again, 'COMPLETE');
    expect(await taken()).toBe(ROLL);
    await again.leave();
  });

  test('a page that is loaded again after the card was taken shows the number', async () => {
    const guest = kiosk.guest();
    const page = await open(guest);
    await untilAsking(page);
    for (const path of ['orderAndPay', 'payments/intent', '/guests/'])
      guest.network.break(path, 'request');
    await act(() => kiosk.hand.present());
    await waitFor(async () => expect(await taken()).toBe(ROLL));
    await waitFor(() => expect(page.now().payment.flow.stage).toBe('checking'));
    expect(page.now().payment).toMatchObject({ status: 'PROCESSING', failure: null });
    await page.leave();
    guest.network.mend();
    const again = await open(guest);
    await reach(again, 'COMPLETE');
    expect(again.now().payment.flow).toMatchObject({ order_number: expect.any(String) });
    expect(await taken()).toBe(ROLL);
    await again.leave();
  });

  test('a browser that is killed while the reader asks stops it when it is back, and nothing was taken', async () => {
    const page = await open();
    await untilAsking(page);
    await page.leave();
    const again = await openKioskPage(kiosk, kiosk.guest());
    await waitFor(() =>
      expect(again.now().payment.failure?.code).toMatch(/^(?:cancelled|untried)$/u),
    );
    await waitFor(async () => expect(await kiosk.hand.isAsking()).toBe(false));
    expect(await taken()).toBe(0);
    expect(sessionStorage).toHaveLength(0);
    await again.leave();
  });

  test('a browser that is killed after the card was taken shows the number when it is back', async () => {
    const guest = kiosk.guest();
    const page = await open(guest);
    await untilAsking(page);
    for (const path of ['orderAndPay', 'payments/intent', '/guests/'])
      guest.network.break(path, 'request');
    await act(() => kiosk.hand.present());
    await waitFor(async () => expect(await taken()).toBe(ROLL));
    await waitFor(() => expect(page.now().payment.flow.stage).toBe('checking'));
    await page.leave();
    expect(JSON.stringify(sessionStorage)).not.toContain('Lobster roll');
    const again = await openKioskPage(kiosk, kiosk.guest());
    await reach(again, 'COMPLETE');
    expect(again.now().payment.flow).toMatchObject({ order_number: expect.any(String) });
    expect(await taken()).toBe(ROLL);
    expect(sessionStorage).toHaveLength(0);
    await again.leave();
  });

  test('one that was left before the reader asked begins at the cart, with the reader idle', async () => {
    const guest = kiosk.guest();
    const page = await open(guest);
    guest.network.break('payments/intent', 'request');
    act(() => page.now().payment.pay());
    await waitFor(() => expect(page.now().payment.flow.stage).toBe('offline'));
    expect(page.now().payment.failure).toMatchObject({ code: 'offline' });
    await page.leave();
    guest.network.mend();
    const again = await open(guest);
    expect(again.now().payment).toMatchObject({ status: 'DEFAULT', failure: null });
    expect(again.now().cart.count).toBe(1);
    expect(await kiosk.hand.isAsking()).toBe(false);
    await again.leave();
  });

  test('a second tap is one payment', async () => {
    const guest = kiosk.guest();
    const page = await open(guest);
    act(() => {
      page.now().payment.pay();
      page.now().payment.pay();
    });
    await waitFor(async () => expect(await kiosk.hand.isAsking()).toBe(true));
    act(() => page.now().payment.pay());
    await act(() => kiosk.hand.present());
    await reach(page, 'COMPLETE');
    expect(guest.network.sent.filter((path) => path.endsWith('payments/intent'))).toHaveLength(1);
    expect(await taken()).toBe(ROLL);
    await page.leave();
  });
});
