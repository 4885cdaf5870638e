import type { Bill, BillShare } from '@comanda/contracts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHARE_LOST, SHARE_PAID } from '#app/pay-paths';
import { openApp } from '../../testing/open-app';
import { staffOf } from '../../testing/staff-of';

beforeEach(() => localStorage.setItem('comanda:restaurant', 'odile'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As the browser comes to an address without loading the page anew: the session of this test lives in the page. */
async function comeBackTo(path: string, told: string | null = null): Promise<void> {
  await act(async () => {
    history.pushState({ usr: told, key: path, idx: 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

async function sit(code: string) {
  const user = await openApp(`/table/${code}?restaurant=odile`);
  await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' });
  await comeBackTo('/addguest?restaurant=odile');
  await user.type(await screen.findByRole('textbox'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { level: 1, name: /^Welcome, Ada/ });
  return user;
}

/** Mocks the server's bill with its paid or held shares: Ada's, unless given otherwise. */
function billWith(sums: Partial<Bill>, shares: readonly BillShare[] = [ofAda()]): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const reply = await send(input, init);
    const isBill = input instanceof Request && input.url.endsWith('/bill');
    if (!isBill || !reply.ok) return reply;
    const { bill } = (await reply.json()) as { bill: Bill }; // the contract's reply
    return Response.json({ bill: { ...bill, ...sums, shares } });
  });
  // Refetches earlier data, as when the phone is opened again.
  act(() => void dispatchEvent(new Event('visibilitychange')));
}

function ofAda(): BillShare {
  const stored = JSON.parse(localStorage.getItem('comanda:order:odile') ?? '{}');
  const { guest_id } = stored.guest;
  return {
    share_id: '01a21783-0000-7000-8000-000000000001',
    guest_id,
    guest_name: 'Ada',
    kind: 'parts',
    parts: 1,
    parts_of: 2,
    amount: 408,
    tip_amount: 0,
    item_instance_ids: [],
    status: 'PAID',
    held_until: new Date().toISOString(),
  };
}

test.each([
  ['C9LF', 'while somebody pays the rest', { claimed: 408, open: 0 }, /^The rest is being paid$/],
  [
    'H2JV',
    'while there is more to pay',
    { claimed: 0, open: 408 },
    /^What would you like to pay\?$/,
  ],
])('at %s, who has paid is told so %s', async (code, _, rest, shown) => {
  await sit(code);
  billWith({ total: 816, paid: 408, ...rest });
  await comeBackTo('/order/pay?restaurant=odile');
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.getByText('Your payment has arrived.')).toBeTruthy();
  expect(screen.getByText(/^You have paid .*4\.08 of the bill\.$/)).toBeTruthy();
  expect(screen.queryByText(/already paying this/)).toBeNull();
  const goOn = screen.queryByRole<HTMLButtonElement>('button', { name: 'Go to payment' });
  expect(goOn?.disabled ?? true).toBe(true);
});

const HOLD_MS = 60_000;

/** All of it, held by somebody else for a minute more. */
function heldByBob(): BillShare {
  return {
    ...ofAda(),
    guest_id: crypto.randomUUID(),
    guest_name: 'Bob',
    kind: 'all',
    amount: 816,
    status: 'CLAIMED',
    held_until: new Date(Date.now() + HOLD_MS).toISOString(),
  };
}

/** From now on the time passes as it does, and on top of that as far as the test moves it. */
function moveTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

async function waitOutHold(): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(HOLD_MS)));
}

test('what somebody else has held for long enough can be paid by the others on the second', async () => {
  await sit('J5VB');
  moveTime();
  billWith({ total: 816, paid: 0, claimed: 816, open: 0 }, [heldByBob()]);
  await comeBackTo('/order/pay?restaurant=odile');
  expect(await screen.findByText('Someone at your table is already paying this')).toBeTruthy();
  expect(screen.getByText(/^Bob is paying/)).toBeTruthy();
  await waitOutHold();
  expect(await screen.findByText('What would you like to pay?')).toBeTruthy();
  expect(screen.queryByText('Someone at your table is already paying this')).toBeNull();
  expect(screen.queryByText(/^Bob is paying/)).toBeNull();
});

test.each([
  ['M3XD', '/orders', /^Bob is paying/, /^Pay.*8\.16$/],
  ['R8TN', '/guesthome', /Being paid.*8\.16/, /Left to pay.*8\.16/],
])(
  'at %s, %s says on the second that nobody is paying any more',
  async (code, path, before, after) => {
    await sit(code);
    moveTime();
    billWith({ total: 816, paid: 0, claimed: 816, open: 0 }, [heldByBob()]);
    await comeBackTo(`${path}?restaurant=odile`);
    expect(await screen.findByText(before)).toBeTruthy();
    await waitOutHold();
    expect(await screen.findByRole('link', { name: after })).toBeTruthy();
    expect(screen.queryByText(before)).toBeNull();
  },
);

test('among the orders of a table the way to pay stays in sight, with what is left', async () => {
  await sit('B4WH');
  billWith({ total: 816, paid: 408, claimed: 0, open: 408 });
  await comeBackTo('/orders?restaurant=odile');
  const [pay, ...more] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Pay/ });
  expect(pay?.textContent).toMatch(/^Pay.*4\.08$/);
  expect(pay?.pathname).toBe('/order/pay');
  expect(more).toEqual([]);
});

test.each([
  ['N6YK', SHARE_PAID, '/order/complete', /^Your payment has arrived\.$/],
  ['P5GM', SHARE_LOST, '/order/pay', /your payment cannot be checked here any more/],
])(
  'at %s, who has just paid (%s) is told what became of it when staff close the table',
  async (code, told, path, said) => {
    await sit(code);
    await comeBackTo(`${path}?restaurant=odile`, told);
    await screen.findByRole('heading', { level: 1, name: /^(?:Thank you|Pay the bill)/ });
    await (await staffOf('odile', '5140')).closeTable(code);
    act(() => void dispatchEvent(new Event('visibilitychange')));

    expect(await screen.findByText(said, {}, { timeout: 8000 })).toBeTruthy();
    const receipt = screen.getByRole<HTMLAnchorElement>('link', { name: 'View receipt' });
    expect(receipt.pathname).toMatch(/^\/receipts\/[0-9a-f-]{36}$/);
    const onwards = screen.getByRole('link', { name: 'Start a new order' });
    await act(async () => onwards.click());
    expect(location.pathname).toBe(`/table/${code}`);
  },
);
