import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app';

afterEach(() => vi.restoreAllMocks());

/** The phone is out of the room's network for as long as this is not called. */
function loseRounds(): () => void {
  const send = globalThis.fetch;
  const lost = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isRound = input instanceof Request && input.url.endsWith('/addToOrder');
    if (isRound) throw new TypeError('The network is down.');
    return await send(input, init);
  });
  return () => lost.mockRestore();
}

/** As the browser comes to an address without loading the page anew: the session of this test lives in the page. */
async function comeTo(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

const TITLE = 'Your order is not sent yet';

/** Chooses tea at a table and sends it while offline. */
async function sendInVain(path: string) {
  const user = await openApp(path);
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Tea/ }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  const mend = loseRounds();
  const send = await screen.findByRole('button', { name: /^Order now/ });
  await user.click(send);
  const sheet = await screen.findByRole('dialog', { name: TITLE }, { timeout: 15_000 });
  function comeOnline(): void {
    mend();
    act(() => void dispatchEvent(new Event('online')));
  }
  return { user, send, sheet, comeOnline };
}

test('a round that cannot be sent is stopped by the guest, or is sent by itself once the phone is online', async () => {
  const { user, send, sheet, comeOnline } = await sendInVain('/table/WND2?restaurant=parlor');
  await user.click(within(sheet).getByRole('button', { name: 'Stop trying' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());

  await user.click(send);
  await screen.findByRole('dialog', { name: TITLE }, { timeout: 15_000 });
  comeOnline();
  // Asked for a number first, as at any round here: the kitchen has answered.
  await waitFor(() => expect(location.pathname).toBe('/order/2fa'), { timeout: 15_000 });
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
});

test('whoever comes back to the cart or to the orders finds it being tried, unless it was stopped', async () => {
  const { user, sheet } = await sendInVain('/table/DRR2?restaurant=parlor');
  for (const page of ['menu', 'orders', 'menu', 'order']) {
    await comeTo(`/${page}?restaurant=parlor`);
    const isTried = page !== 'menu';
    if (isTried) await screen.findByRole('dialog', { name: TITLE });
    else await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  }
  expect(sheet.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Stop trying' }));
  for (const page of ['menu', 'orders', 'order']) {
    await comeTo(`/${page}?restaurant=parlor`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  }
});

test('one that the kitchen has at last leads to the order, as any other does', async () => {
  const { comeOnline } = await sendInVain('/table/PNE1?restaurant=lodge');
  comeOnline();
  await waitFor(() => expect(location.pathname).toBe('/orderComplete'), { timeout: 15_000 });
  expect(await screen.findByRole('region', { name: 'Order number' })).toBeTruthy();
});
