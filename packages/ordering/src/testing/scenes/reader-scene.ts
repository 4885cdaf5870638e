import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Draft } from '../../payment/payment-flow';
import type { ReaderPaymentView } from '../../payment/use-payment';
import type { FlakyNetwork } from '../flaky-network';
import { type Kiosk, openKioskPage } from '../open-kiosk';
import { openStaffPage, type Staff } from '../open-staff';
import { openTable } from '../open-table';
import { openPayment } from '../pay-page';
import type { ReaderHand } from '../reader-hand';
import { aGuest } from '../render-ordering';
import type { Scene } from './scene';

type Page = {
  readonly now: () => { readonly payment: ReaderPaymentView<Draft> };
  readonly leave: () => Promise<void>;
};

type Stage = {
  readonly hand: ReaderHand;
  readonly due: number;
  readonly open: () => Promise<Page>;
  readonly isPaid: () => Promise<boolean>;
  readonly network: FlakyNetwork | null;
};

/** A page with a reader, and what can happen to both of them. */
async function readerScene({ hand, due, open, isPaid, network }: Stage): Promise<Scene> {
  const before = await hand.taken();
  let page = await open();

  function payment(): ReaderPaymentView<Draft> {
    return page.now().payment;
  }
  async function untilOpened(): Promise<void> {
    await waitFor(() => expect(payment().isOpening && payment().failure === null).toBe(false));
  }
  async function whileAsking(answer: () => Promise<unknown>): Promise<void> {
    if (await hand.isAsking()) await act(answer);
  }

  return {
    isOver: () => payment().status === 'COMPLETE',
    acts: {
      async pay() {
        act(() => payment().pay());
        await untilOpened();
      },
      tap: () => whileAsking(() => hand.present()),
      'tap a card that is declined': () => whileAsking(() => hand.present('decline')),
      'press cancel on the reader': () => whileAsking(() => hand.pressCancel()),
      'cancel on the screen': async () => act(() => void payment().cancel()),
      async 'load the page again'() {
        await page.leave();
        page = await open();
      },
      async 'open a second tab'() {
        const other = await open();
        await other.leave();
      },
      'pull the plug': () => hand.unplug(),
      'plug it in': () => hand.plug(),
      'lose replies': async () => network?.break('orderAndPay', 'reply', 3),
    },
    async finish() {
      network?.mend();
      await hand.plug();
      await act(async () => void (await payment().cancel()));
      await waitFor(async () => expect(await hand.isAsking()).toBe(false));
      const isSaid = payment().status === 'COMPLETE';
      const taken = (await hand.taken()) - before;
      const ending = { isSaid, isKnown: await isPaid(), taken, due: isSaid ? due : 0 };
      await page.leave();
      return ending;
    },
  };
}

/** A guest at a kiosk with one dish in the cart. */
export async function kioskScene(kiosk: Kiosk): Promise<Scene> {
  const guest = kiosk.guest();
  let latest = await openKioskPage(kiosk, guest);
  latest.choose('Lobster roll');
  await latest.leave();
  return readerScene({
    hand: kiosk.hand,
    due: 2_486,
    network: guest.network,
    open: async () => (latest = await openKioskPage(kiosk, guest)),
    async isPaid() {
      const { guest: identity } = latest.now().store.getState();
      if (!identity?.guest_id) return false;
      const receipt = await guest.client.getReceipt({ guest_id: identity.guest_id });
      return receipt.ok && receipt.value.guest.orders.some(isCaptured);
    },
  });
}

/** Staff who take the payment of an order that its guest has chosen on their own page. */
export async function storedOrderScene(staff: Staff): Promise<Scene> {
  const { page, guest } = await openPayment(aGuest({ endpoint: 'tide-kiosk' }));
  const { flow } = page.now().checkout;
  const guest_id = flow.stage === 'ready_to_confirm' ? flow.guest_id : '';
  page.close();
  return readerScene({
    hand: staff.hand,
    due: 2_486,
    network: null,
    open: () => openStaffPage(staff, guest_id),
    async isPaid() {
      const receipt = await guest.client.getReceipt({ guest_id });
      return receipt.ok && receipt.value.guest.orders.some(isCaptured);
    },
  });
}

/** Staff who hold a reader out to a guest at a table. */
export async function billScene(staff: Staff, name: string): Promise<Scene> {
  const table = await openTable('DECK', name, { endpoint: 'tide-kiosk' });
  await table.order('Fries');
  const guest_id = table.now().seat.identity?.guest_id ?? '';
  table.close();
  return readerScene({
    hand: staff.hand,
    due: 565,
    network: null,
    open: () => openStaffPage(staff, guest_id, { share: { kind: 'mine' } }),
    async isPaid() {
      const receipt = await table.guest.client.getReceipt({ guest_id });
      return receipt.ok && receipt.value.guest.paid_shares.length > 0;
    },
  });
}

function isCaptured({ payment_status }: { readonly payment_status: string | null }): boolean {
  return payment_status === 'CAPTURED';
}
