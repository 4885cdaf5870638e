import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';

/** The reader Kiosk 2, in the hand of the sandbox. */
const TPN = '221921800001';

type Device = { readonly id: string; readonly state: string };
type Sale = { readonly amount_captured: number; readonly amount_refunded: number };

/** The hand is no page, so that the rules of pages do not bind it. */
async function control<Reply>(path: string, body?: object): Promise<Reply> {
  const asked = request(`${inject('sandbox_url')}/_control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]; // what node:http documents
  const answer = await text(reply);
  return JSON.parse(answer || 'null') as Reply; // the sandbox's reply
}

async function untilAsking(): Promise<void> {
  await waitFor(
    async () => {
      const { devices } = await control<{ devices: readonly Device[] }>('devices');
      expect(devices.find(({ id }) => id === TPN)?.state).toBe('waiting');
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
  const user = await openKiosk('/backlot.kiosk');
  await user.type(await screen.findByRole('textbox', { name: 'Setup code' }), 'backlot-kiosk-3816');
  await user.click(screen.getByRole('button', { name: 'Pair' }));
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  fireEvent.pointerDown(await screen.findByTestId('logo'));
  await screen.findByRole('heading', { name: 'Kiosk setup' }, { timeout: 10_000 });
  for (const digit of '4160') await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Open' }));

  await user.click(await begin());
  expect(await screen.findByText('No card reader is connected to this kiosk.')).toBeTruthy();

  const row = (await screen.findByText('Kiosk 2')).closest('li');
  if (row === null) throw new Error('The reader is in no list.');
  await user.click(within(row).getByRole('button', { name: 'Use here' }));
  await within(row).findByRole('button', { name: 'Give back' });
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
    await screen.findByText('The test payment was canceled. Nothing was charged.'),
  ).toBeTruthy();

  await user.click(await begin());
  await asked();
  await untilAsking();
  await control(`devices/${TPN}/present`, { outcome: 'decline' });
  expect(
    await screen.findByText('The test payment didn’t go through. Nothing was charged.'),
  ).toBeTruthy();
  expect(screen.getByText('Declined by the bank')).toBeTruthy();

  await user.click(await begin());
  await asked();
  await untilAsking();
  await control(`devices/${TPN}/present`, {});
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
