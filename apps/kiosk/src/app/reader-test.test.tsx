import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giveReader, openSetupOfBrands } from '../testing/give-reader';
import { control, handle, READER } from '../testing/reader-hand';

type Device = { readonly id: string; readonly state: string };
type Sale = { readonly amount_captured: number; readonly amount_refunded: number };

async function untilAsking(): Promise<void> {
  await waitFor(
    async () => {
      const { devices } = await control<{ devices: readonly Device[] }>('devices');
      expect(devices.find(({ id }) => id === READER)?.state).toBe('waiting');
    },
    { timeout: 10_000 },
  );
}

function begin(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: 'Test payment' });
}

function asked(): Promise<HTMLElement> {
  return screen.findByRole('heading', { name: 'Please tap or insert your card.' });
}

test('staff test the reader with a payment: none is there, cancelled, declined, charged and refunded', async () => {
  const user = await openSetupOfBrands();

  await user.click(await begin());
  expect(await screen.findByText('No card reader is connected to this kiosk.')).toBeTruthy();

  await giveReader(user, 'Kiosk 2');
  await waitFor(
    async () => {
      await user.click(screen.getByRole('button', { name: 'Test the card reader' }));
      await screen.findByText('The card reader answers.', {}, { timeout: 1_000 });
    },
    { timeout: 30_000 },
  );

  await user.click(await begin());
  await asked();
  await untilAsking();
  expect(screen.getByText('$1.00')).toBeTruthy();
  // Staff do not call staff.
  expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Call staff' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(
    await screen.findByText('The test payment was cancelled. Nothing was charged.'),
  ).toBeTruthy();

  await user.click(await begin());
  await asked();
  await untilAsking();
  await handle('present', { outcome: 'decline' });
  expect(
    await screen.findByText('The test payment didn’t go through. Nothing was charged.'),
  ).toBeTruthy();
  expect(screen.getByText('Declined by the bank')).toBeTruthy();

  await user.click(await begin());
  await asked();
  await untilAsking();
  await handle('present');
  expect(
    await screen.findByText(
      'The test payment worked. $1.00 was charged and refunded.',
      {},
      { timeout: 20_000 },
    ),
  ).toBeTruthy();
  const { sales } = await control<{ sales: readonly Sale[] }>('spin/ledger');
  for (const { amount_captured, amount_refunded } of sales)
    expect(amount_captured - amount_refunded).toBe(0);
  // It is no guest’s payment: the next page is that of the next guest.
  await user.click(screen.getByRole('button', { name: 'Back to the guests' }));
  expect(await screen.findByRole('button', { name: 'Take away' })).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toContain('payment_intent');
}, 150_000);
