import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openKioskWithReader } from '../testing/give-reader';
import { changeReplies, loseReply, setNetwork } from '../testing/open-kiosk';
import { orderDrink } from '../testing/steps';

afterEach(() => vi.useRealTimers());

async function pass(seconds: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1_000)));
}

test('a payment at the reader that was not open yet is not opened after its guest has left', async () => {
  const user = await openKioskWithReader('Kiosk 2');
  await screen.findByRole('button', { name: 'Take away' });
  // The kiosk counts its seconds by these alone.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await user.click(await orderDrink(user));
  const here = await screen.findByRole('button', { name: /^Pay here/ });
  const lost = loseReply('/payments/intent');
  await user.click(here);
  await lost;
  await screen.findByRole('heading', { name: 'Getting the reader ready…' });
  // The call itself is tried again for a while; after that the payment waits for the network.
  await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('offline'), 40_000);
  await pass(75);
  vi.useRealTimers();
  await screen.findByRole('button', { name: 'Take away' });

  const calls: string[] = [];
  for (const call of ['/section/addGuest', '/payments/intent', '/orders/orderAndPay'])
    changeReplies(call, (reply) => {
      calls.push(call);
      return reply;
    });
  setNetwork('up');
  await user.click(await orderDrink(user));
  await user.click(await screen.findByRole('button', { name: /^Pay at counter/ }));
  expect(await screen.findByText(/^[2-9A-HJ-NP-Z]{4}$/)).toBeTruthy();
  expect(calls).toEqual(['/section/addGuest', '/orders/orderAndPay']);
}, 150_000);
