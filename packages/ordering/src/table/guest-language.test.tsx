import type { Language } from '@comanda/contracts';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPayment, ordersOf, pay, reach } from '../testing/pay-page';
import { aGuest, type Guest, openPage } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';
import { useOrdering } from '../provider/ordering-context';
import { useGuestUpdate } from './use-guest-update';
import { useSeat } from './use-seat';

function usePage() {
  return { seat: useSeat(), update: useGuestUpdate(), store: useOrdering().store };
}

async function open(guest: Guest) {
  const { now } = await openPage(guest, usePage);
  return {
    now,
    /** Language of this guest's texts and receipts. */
    async language(): Promise<Language | null> {
      const guest_id = now().store.getState().guest?.guest_id ?? '';
      const receipt = await guest.client.getReceipt({ guest_id });
      return receipt.ok ? receipt.value.guest.language : null;
    },
  };
}

test('who orders in French is texted in French', async () => {
  const { guest, page } = await openPayment(aGuest({ language: 'fr' }));
  await waitFor(() => expect(page.now().checkout.intent).not.toBeNull());
  await pay(page, sandboxCard(page.now().checkout.intent, 'pm_card_visa'));
  await reach(page, 'placed');
  const receipt = await ordersOf(guest, page);
  expect(receipt.ok && receipt.value.guest.language).toBe('fr');
});

test('who goes on in another language is texted in that one', async () => {
  const guest = aGuest({ language: 'fr' });
  const french = await open(guest);
  await act(async () => void (await french.now().seat.sitDown()));
  expect(await french.language()).toBe('fr');
  const spanish = await open({ ...guest, language: 'es' });
  await act(async () => void (await spanish.now().update.save({ phone_number: '416 555 0175' })));
  expect(await spanish.language()).toBe('es');
});
