import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { handle } from '../testing/reader-hand';
import { openSetup, pairOnly, readerRow } from '../testing/steps';

const WARNING = 'Warning: Payment machine disconnected!';
const OUT_OF_ORDER = 'Sorry, this kiosk is out of order.';
const NO_AMEX = 'American Express is not supported. Please use another card.';

afterEach(() => handle('plug'));

/** The reader's own look at its line comes every ten seconds as well. */
async function warningGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull(), { timeout: 30_000 });
}

test('a kiosk without its reader is out of order and warns its guest, and both end by themselves when it returns', async () => {
  const user = await openKiosk('/pier.kiosk');
  await pairOnly(user, 'pier');
  await screen.findByRole('heading', { name: OUT_OF_ORDER });
  await openSetup(user, 'pier');
  const row = await readerRow('Counter');
  await user.click(within(row).getByRole('button', { name: 'Use here' }));
  await within(row).findByRole('button', { name: 'Give back' });
  await user.click(screen.getByRole('button', { name: 'Back to the guests' }));
  await screen.findByRole('button', { name: 'Take away' });
  await handle('unplug');
  await screen.findByRole('heading', { name: OUT_OF_ORDER });
  await handle('plug');

  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('button', { name: 'Add Fries' }));
  await user.click(screen.getByRole('button', { name: 'Tap to checkout' }));
  await screen.findByRole('button', { name: /^Pay \$/ });
  await warningGone();
  await handle('unplug');
  expect((await screen.findByText(WARNING)).closest('[role]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await screen.findByRole('heading', { name: 'How would you like to pay?' });
  expect(screen.getByText(WARNING)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay here/ })).toBeNull();
  await handle('plug');
  await warningGone();
  await user.click(await screen.findByRole('button', { name: /^Pay here/ }));

  await screen.findByRole('heading', { name: 'Please tap or insert your card.' });
  expect(screen.getByText(NO_AMEX)).toBeTruthy();
  // Once it asks for a card.
  await waitFor(() => handle('present', { number: '378282246310005', outcome: 'approve' }));
  await waitFor(() => expect(location.pathname).toBe('/kiosk/cart'));
  const told = await screen.findByText('Sorry, please try another payment method.');
  expect(told.closest('[role="alert"]')?.textContent).toContain(NO_AMEX);
}, 150_000);
