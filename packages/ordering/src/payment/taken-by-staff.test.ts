import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStaffPage, type Staff, type StaffPage, startStaff } from '../testing/open-staff';
import { leavePages } from '../testing/opened-pages';
import { openTable } from '../testing/open-table';
import { openPayment } from '../testing/pay-page';
import { aGuest } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';

const ROLL = 2_486;
const FRIES = 565;

describe.each(['STRIPE', 'NUVEI'] as const)('staff with a reader of %s', (vendor) => {
  let staff: Staff;
  let before = 0;
  beforeAll(async () => {
    staff = await startStaff(vendor, 'Staff');
  }, 60_000);
  afterEach(leavePages);
  beforeEach(async () => {
    before = await staff.hand.taken();
  });

  async function taken(): Promise<number> {
    return (await staff.hand.taken()) - before;
  }

  async function untilAsking({ now }: StaffPage): Promise<void> {
    act(() => now().payment.pay());
    await waitFor(async () => expect(await staff.hand.isAsking()).toBe(true));
  }

  async function reach({ now }: StaffPage, status: string): Promise<void> {
    await waitFor(() => expect(now().payment.status).toBe(status));
  }

  /** A guest who has chosen a roll and has its payment open on their page. */
  async function chosen() {
    const { page } = await openPayment(aGuest({ endpoint: 'tide-kiosk' }));
    const { flow, intent } = page.now().checkout;
    if (flow.stage !== 'ready_to_confirm') throw new Error('Nothing is to be paid.');
    const card = sandboxCard(intent, 'pm_card_visa');
    page.close();
    return { guest_id: flow.guest_id, order_id: flow.payment.order_id, card };
  }

  test('take the payment of a guest’s order, whose own page pays nothing any more', async () => {
    const { guest_id, order_id, card } = await chosen();
    const page = await openStaffPage(staff, guest_id);
    await untilAsking(page);
    expect(page.now().payment).toMatchObject({ status: 'READY', amount: ROLL });
    await act(() => staff.hand.present());
    await reach(page, 'COMPLETE');
    expect(page.now().payment.flow).toMatchObject({
      guest_id,
      order_id,
      order_number: expect.stringMatching(/^\w{4}$/),
    });
    expect(await card.confirm({ return_url: '' })).toMatchObject({ kind: 'declined' });
    expect(await taken()).toBe(ROLL);
    await page.leave();
  });

  test('are told of an order that its guest was faster to pay', async () => {
    const { guest_id, order_id, card } = await chosen();
    await card.confirm({ return_url: '' });
    const { getReceipt } = staff.client();
    await waitFor(async () =>
      expect(await getReceipt({ guest_id })).toMatchObject({
        value: { guest: { orders: [{ order_id, payment_status: 'CAPTURED' }] } },
      }),
    );
    const page = await openStaffPage(staff, guest_id);
    act(() => page.now().payment.pay());
    await reach(page, 'FAILED');
    expect(page.now().payment.failure).toMatchObject({ problem: { code: 'order_empty' } });
    expect(await staff.hand.isAsking()).toBe(false);
    await page.leave();
  });

  test('take a guest’s share of the bill with its tip; a declined card leaves it on the bill', async () => {
    const ada = await openTable('PIER', `Ada ${vendor}`, { endpoint: 'tide-kiosk' });
    await ada.order('Fries');
    const guest_id = ada.now().seat.identity?.guest_id ?? '';
    const page = await openStaffPage(staff, guest_id, { share: { kind: 'mine' }, tip_fixed: 100 });
    await untilAsking(page);
    await act(() => staff.hand.present('decline'));
    await reach(page, 'FAILED');
    expect(page.now().payment.failure).toMatchObject({ code: 'declined' });
    await untilAsking(page);
    expect(page.now().payment.amount).toBe(FRIES + 100);
    await act(() => staff.hand.present());
    await reach(page, 'COMPLETE');
    expect(await taken()).toBe(FRIES + 100);
    const receipt = await staff.client().getReceipt({ guest_id });
    expect(receipt).toMatchObject({
      value: { guest: { paid_shares: [{ kind: 'mine', payment_intent_id: expect.any(String) }] } },
    });
    await page.leave();
    ada.close();
  });

  test('who load the page again while the reader asks find it stopped, and nobody has paid', async () => {
    const { guest_id } = await chosen();
    const page = await openStaffPage(staff, guest_id);
    await untilAsking(page);
    await page.leave();
    const again = await openStaffPage(staff, guest_id);
    await waitFor(() => expect(again.now().payment.status).toBe('DEFAULT'));
    await waitFor(async () => expect(await staff.hand.isAsking()).toBe(false));
    expect(await taken()).toBe(0);
    await untilAsking(again);
    await act(() => staff.hand.present());
    await reach(again, 'COMPLETE');
    expect(await taken()).toBe(ROLL);
    await again.leave();
  });

  test('cannot take another guest’s payment before the one under way is decided', async () => {
    const first = await chosen();
    const second = await chosen();
    const page = await openStaffPage(staff, first.guest_id);
    await untilAsking(page);
    await page.leave();
    const other = await openStaffPage(staff, second.guest_id);
    act(() => other.now().payment.pay());
    await waitFor(() => expect(other.now().payment.status).not.toBe('PROCESSING'));
    await waitFor(async () => expect(await staff.hand.isAsking()).toBe(false));
    expect(other.now().order.pending_guest_id).toBeNull();
    await untilAsking(other);
    expect(await taken()).toBe(0);
    await act(async () => {
      await other.now().payment.cancel();
    });
    expect(other.now().payment).toMatchObject({
      status: 'DEFAULT',
      failure: { code: 'cancelled' },
    });
    expect(await staff.hand.isAsking()).toBe(false);
    await other.leave();
  });
});
