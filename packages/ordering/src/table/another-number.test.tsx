import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aGuest, type Guest, openPage } from '../testing/render-ordering';
import { useGuestUpdate } from './use-guest-update';
import { usePhoneVerification } from './use-phone-verification';
import { useSeat } from './use-seat';

function usePage() {
  return { seat: useSeat(), update: useGuestUpdate(), verification: usePhoneVerification() };
}

async function openPhone(guest: Guest) {
  const { now } = await openPage(guest, usePage);
  return {
    now,
    /** Says a number, and has a code texted to it. */
    async give(phone_number: string): Promise<void> {
      await act(async () => void (await now().update.save({ phone_number })));
      await act(async () => void (await now().verification.send()));
    },
  };
}

test('no text is claimed to be on its way to another number while none may be sent', async () => {
  const guest = aGuest({ endpoint: 'tide-room' });
  const page = await openPhone(guest);
  const { now } = page;
  await act(async () => void (await now().seat.sitDown()));
  await page.give('416 555 0171');
  expect(now().verification).toMatchObject({ is_sent: true, fault: null });

  act(() => now().verification.reset());
  for (const number of ['416 555 0172', '416 555 0172']) {
    await page.give(number);
    expect(now().verification.is_sent).toBe(false);
    expect(now().verification.fault).toEqual({ code: 'too_soon', seconds: expect.any(Number) });
  }
  await page.give('416 555 0171');
  expect(now().verification).toMatchObject({ is_sent: true, fault: null });
});

test('a code that went out before the page was opened can be typed there, and not for another number', async () => {
  const guest = aGuest({ endpoint: 'tide-room' });
  const before = await openPhone(guest);
  await act(async () => void (await before.now().seat.sitDown()));
  await before.give('416 555 0173');

  const page = await openPhone(guest);
  await page.give('416 555 0174');
  expect(page.now().verification.is_sent).toBe(false);
  await page.give('416 555 0173');
  expect(page.now().verification).toMatchObject({ is_sent: true, fault: null });
});
