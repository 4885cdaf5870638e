import { act, screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '@comanda/web/toasts';
import { openApp } from '../../testing/open-app';

const SETUP_CODE = 'harbor-kiosk-7264';

/** Longer than all tries of a retry take. */
const PATIENT = { timeout: 20_000 };

afterEach(() => vi.restoreAllMocks());

type User = ReturnType<typeof userEvent.setup>;

/** Once, by whoever sets the tablet up. */
async function pair(user: User): Promise<void> {
  const code = await screen.findByRole('textbox', { name: 'Setup code' });
  await user.type(code, 'not-the-code');
  await user.click(screen.getByRole('button', { name: 'Pair' }));
  expect(await screen.findByText('Wrong setup code. Please try again.')).toBeTruthy();
  await user.clear(code);
  await user.type(code, SETUP_CODE);
  await user.type(screen.getByRole('textbox', { name: /Name of this tablet/ }), 'Window');
  await user.click(screen.getByRole('button', { name: 'Pair' }));
}

/** From a tablet's first page to the page after the order. */
async function orderAtTablet(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Tap to begin' }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('Green Tide cannot be added at once.');
  await user.click(add);
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  await user.click(await screen.findByRole('button', { name: /Checkout/ }));
  // Nothing of the guest before is left in the form.
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), name);
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '718 555 0142');
  expect(screen.getByDisplayValue(name)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: /Pay at the counter/ }));
  await user.click(screen.getByRole('button', { name: 'Place the order' }));
  await screen.findByRole('region', { name: 'Order number' });
}

test('a tablet takes one guest’s order after another’s, and calls none paid that is not', async () => {
  const user = await openApp('/harbor.tablet');
  await pair(user);
  await orderAtTablet(user, 'Ada');
  expect(await screen.findByText('The kitchen has your order.')).toBeTruthy();
  const first = screen.getByRole('region', { name: 'Order number' }).textContent;
  expect(location.pathname).toBe('/order/complete');
  expect(screen.queryByText('Your payment has arrived.')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Start a new order' }));
  await orderAtTablet(user, 'Bob');
  expect(screen.getByRole('region', { name: 'Order number' }).textContent).not.toBe(first);
}, 120_000);

test('a table that cannot be closed is told, and nobody begins before it is; then nothing is left of its guest', async () => {
  localStorage.setItem('comanda:food-filter', '{"avoided":["milk"],"diets":[]}');
  const user = await openApp('/harbor.tablet');
  await pair(user);
  await orderAtTablet(user, 'Cleo');
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.click(await screen.findByRole('radio', { name: 'Français' }));
  act(() => void toasts.show({ message: 'Merci, Cleo', timeout_ms: 600_000 }));
  const net = cutOffClosing();
  await user.click(await screen.findByRole('link', { name: /nouvelle commande/i }));
  expect((await screen.findByText('Un instant…')).closest('[role=status]')).not.toBeNull();
  await screen.findByText('Cette table n’a pas pu être fermée');
  expect(screen.queryByText('Un instant…')).toBeNull();
  expect(net.tries()).toBeGreaterThan(1);
  expect(screen.queryByRole('link', { name: /commencer/ })).toBeNull();

  // The notice stays during a retry, and the button keeps the focus.
  const again = screen.getByRole('button', { name: /Réessayer/ });
  await user.click(again);
  expect(screen.getByText('Un instant…').closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull(), PATIENT);
  expect(document.activeElement).toBe(again);
  net.mend();
  await user.click(again);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(again);
  expect(screen.getByText('Cette table n’a pas pu être fermée')).toBeTruthy();
  await screen.findByRole('link', { name: 'Tap to begin' });
  // The message disappears shortly after the page.
  await waitFor(() => expect(screen.queryByText('Merci, Cleo')).toBeNull());
  expect(again.isConnected).toBe(false);
  expect(net.closed()).toEqual([200]);
  expect(localStorage.getItem('comanda:food-filter')).toBeNull();
  expect(document.cookie).not.toContain('preferred-language');
}, 120_000);

/** No table can be closed until it is mended: the network is down just then. */
function cutOffClosing() {
  const send = globalThis.fetch;
  const closed: number[] = [];
  let tries = 0;
  let isDown = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isClosing = input instanceof Request && input.url.endsWith('/table/closeTable');
    if (isClosing) tries += 1;
    if (isClosing && isDown) throw new TypeError('The network is down.');
    const reply = await send(input, init);
    if (isClosing) closed.push(reply.status);
    return reply;
  });
  return {
    tries: () => tries,
    closed: () => closed,
    mend() {
      isDown = false;
    },
  };
}

test('a guest who is asked for a number before a round gives it, and sends the round from the same seat', async () => {
  const user = await openApp('/table/BNC2?restaurant=parlor');
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Tea/ }));
  await user.click(await screen.findByRole('link', { name: /View order/ }));
  const menu = await screen.findByRole('link', { name: 'Menu' });
  expect(menu.getAttribute('href')).toBe('/logoview?restaurant=parlor');
  await user.click(await screen.findByRole('button', { name: /Order now/i }));

  const phone = await screen.findByRole('textbox', { name: /Phone/ });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Guest 1');
  await user.type(phone, '416 555 0123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: /Order now/i }));
  expect(await screen.findByText('The kitchen has your order.')).toBeTruthy();
  expect(screen.getByText(/Bench · BNC2$/)).toBeTruthy();
}, 60_000);

test('a restaurant that does not exist is not where the next visit leads', async () => {
  await openApp('/table?restaurant=nowhere');
  await screen.findByText(/this restaurant does not exist/);
  expect(localStorage.getItem('comanda:restaurant')).toBeNull();
});
