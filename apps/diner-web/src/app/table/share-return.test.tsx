import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app';
import { STORY_ORDER } from '@comanda/ordering-ui/testing';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

beforeEach(() => localStorage.setItem('comanda:restaurant', 'odile'));

/** As the browser comes to an address without loading the page anew: the session of this test lives in the page. */
async function comeBackTo(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test.each([
  ['Nuvei', '/v2/odile/nuveiConfirmation'],
  ['Bambora', '/v2/odile/payBambora/after?payment_intent_id=nobody-knows'],
])('who paid a share comes back from %s to the bill of the table', async (from, address) => {
  const user = await openApp('/table/T3RS?restaurant=odile');
  await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' });
  await comeBackTo('/addguest?restaurant=odile');
  await user.type(await screen.findByRole('textbox'), `Ada of ${from}`);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { level: 1, name: /^Welcome, Ada/ });

  await comeBackTo(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay the bill' })).toBeTruthy();
  expect(location.pathname + location.search).toBe('/order/pay?restaurant=odile');
});

describe('a share of a table that staff closed meanwhile', () => {
  const RETURN = new URLSearchParams({
    TERMINALID: '1064398',
    ORDERID: 'share-1',
    AMOUNT: '12.00',
    HASH: 'a'.repeat(128),
  });

  test.each([
    ['declined', 'PNK2', `nuveiConfirmation?${RETURN}`, /session is closed/i],
    ['paid', 'LMP2', `nuveiConfirmation?${RETURN}`, /your payment has arrived/i],
    ['open, as the address says nothing', 'CHR2', 'nuveiConfirmation', /cannot be checked here/i],
    [
      'of another bank',
      'STV2',
      'payBambora/after?payment_intent_id=nobody-knows',
      /session is closed/i,
    ],
  ])('is no order for taking out: it was %s', async (outcome, code, page, said) => {
    const user = await openApp(`/table/${code}?restaurant=parlor`);
    await user.click(await screen.findByRole('button', { name: 'New order' }));
    await user.click(await screen.findByRole('link', { name: 'All day' }));
    await user.click(await screen.findByRole('button', { name: /^Add Tea/ }));
    await screen.findByRole('link', { name: /View order/ });

    answerForNuvei(outcome);
    // The next page has no session, as after the table was closed.
    await openApp(`/v2/parlor/${page}`);
    expect(await screen.findByText(said, {}, { timeout: 15_000 })).toBeTruthy();
    const onwards = screen.queryByRole('link', { name: 'Start a new order' });
    if (onwards) await user.click(onwards);
    await screen.findByRole('heading', { level: 1, name: 'Your table' });
    expect(location.pathname).toBe('/table');
  });
});

test.each([
  ['table ordering', '/order/payNuvei?restaurant=odile', '/orders'],
  ['web ordering', '/v2/odile/payNuvei', '/v2/odile/orderComplete'],
])(
  'what is taken out and paid elsewhere ends at %s, where it was ordered',
  async (_, page, end) => {
    await openApp(page);
    await screen.findByRole('heading', { level: 1 });
    const flow = { stage: 'placed', guest_id: crypto.randomUUID(), order_id: crypto.randomUUID() };
    localStorage.setItem('comanda:progress:odile', JSON.stringify({ version: 1, flow }));
    answerForNuvei('paid');
    await openApp('/v2/odile/nuveiConfirmation?TERMINALID=1&ORDERID=1&AMOUNT=1.00&HASH=a');
    await waitFor(() => expect(location.pathname).toBe(end));
  },
);

describe('a share whose payer orders on this phone no more', () => {
  const PAYER = { guest_id: crypto.randomUUID(), table_id: crypto.randomUUID() };
  const NUVEI = new URLSearchParams({
    TERMINALID: '1064398',
    ORDERID: 'share-2',
    AMOUNT: '12.00',
    HASH: 'a'.repeat(128),
  });

  /** The payer left this tab to pay; another tab orders for Bob since. */
  async function leaveToPay(): Promise<string> {
    const reply = await fetch(`${inject('api_url')}/api/restaurant/odile`);
    const { restaurant } = (await reply.json()) as { restaurant: { restaurant_id: string } }; // the contract's reply
    const { restaurant_id } = restaurant;
    const kept = { version: 1, flow: aPaymentUnderWay({ restaurant_id, ...PAYER }) };
    const key = `comanda:share:${restaurant_id}`;
    sessionStorage.setItem(key, JSON.stringify(kept));
    return key;
  }

  async function orderForBob(code: string): Promise<void> {
    const user = await openApp(`/table/${code}?restaurant=odile`);
    await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' });
    await comeBackTo('/addguest?restaurant=odile');
    await user.type(await screen.findByRole('textbox'), 'Bob');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('heading', { level: 1, name: /^Welcome, Bob/ });
  }

  test.each([
    ['Nuvei', 'D6KT', `nuveiConfirmation?${NUVEI}`],
    ['Bambora', 'L8ZC', 'payBambora/after?payment_intent_id=share-2'],
  ])('is told to be paid, with its own receipt: %s', async (_, code, page) => {
    await orderForBob(code);
    const key = await leaveToPay();
    answer({ verifyNuvei: { outcome: 'paid' }, orderAndPay: { order: STORY_ORDER } });
    // Loaded anew there: nothing of the table's own pages is.
    await openApp(`/v2/odile/${page}`);
    expect(await screen.findByText('Your payment has arrived.')).toBeTruthy();
    const receipt = screen.getByRole('link', { name: 'View receipt' });
    expect(receipt.getAttribute('href')).toBe(`/receipts/${PAYER.guest_id}`);
    expect(screen.queryByText(/Bob/)).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('is told not to be known here where nobody may ask, with its own receipt', async () => {
    await orderForBob('F9MW');
    await leaveToPay();
    await comeBackTo('/order/pay?restaurant=odile');
    const told = await screen.findByText(
      /cannot be checked here any more/,
      {},
      { timeout: 15_000 },
    );
    expect(told).toBeTruthy();
    const receipt = screen.getByRole('link', { name: 'View receipt' });
    expect(receipt.getAttribute('href')).toBe(`/receipts/${PAYER.guest_id}`);
  });
});

/** The payment of a share as a tab keeps it while its payer is on another site. */
function aPaymentUnderWay(
  draft: Readonly<Record<'restaurant_id' | 'guest_id' | 'table_id', string>>,
): object {
  const keys = ['section', 'guest', 'update', 'intent', 'place'];
  return {
    stage: 'confirming',
    guest_id: draft.guest_id,
    payment: { order_id: 'order-2', payment_intent_id: 'share-2' },
    attempt: {
      way: 'online',
      draft,
      contact: {},
      keys: Object.fromEntries(keys.map((name) => [name, crypto.randomUUID()])),
    },
  };
}

/** Mocks the server's result of a payment on Nuvei's page. */
function answerForNuvei(outcome: string): void {
  answer({ verifyNuvei: { outcome } });
}

/** Mocks the server's replies to calls with these names in their address. */
function answer(replies: Readonly<Record<string, object>>): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : '';
    const [, reply] = Object.entries(replies).find(([name]) => url.includes(name)) ?? [];
    return reply ? Response.json(reply) : await send(input, init);
  });
}
