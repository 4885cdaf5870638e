import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { removeFromCart } from '../store/cart-actions';
import { openTable } from '../testing/open-table';

/** A guest at a table who has sent fries and a chowder, and heard nothing. */
async function sendInVain(name: string, lost: 'request' | 'reply') {
  const page = await openTable('DOOR', name);
  const { now, guest } = page;
  const { store } = now();
  function add(dish: string): void {
    act(() => void now().add({ item_id: page.idOf(dish) }));
  }
  async function send(): Promise<void> {
    await act(async () => void (await now().round.send()));
  }
  add('Fries');
  add('Chowder');
  guest.network.break('addToOrder', lost);
  await send();
  expect(now().round.fault).toEqual({ code: 'offline' });
  const [fries = '', chowder = ''] = store.getState().cart.lines.map(({ line_id }) => line_id);
  return {
    now,
    fries,
    chowder,
    add,
    send,
    network: guest.network,
    remove: (line_id: string) => act(() => removeFromCart(store, line_id)),
    note: (line_id: string, special_instructions: string) =>
      act(() =>
        store.setState(({ cart }) => ({
          cart: {
            ...cart,
            lines: cart.lines.map((line) =>
              line.line_id === line_id ? { ...line, special_instructions } : line,
            ),
          },
        })),
      ),
    ordered: () =>
      now()
        .party.orders.filter(({ guest_name }) => guest_name === name)
        .flatMap(({ items }) => items.map((item) => `${item.multiplier} ${item.name}`))
        .toSorted(),
  };
}

test('the kitchen gets what is wanted now, where the round before never arrived', async () => {
  const { now, network, remove, fries, send, ordered } = await sendInVain('Max', 'request');
  remove(fries);
  network.mend();
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
  expect(ordered()).toEqual(['1 Chowder']);
});

test('nothing is ordered twice, and the guest hears that it was taken out too late', async () => {
  const { now, network, remove, fries, add, send, ordered } = await sendInVain('Nia', 'reply');
  remove(fries);
  add('Fries');
  add('Fries');
  network.mend();
  await send();
  expect(now().round.fault).toEqual({ code: 'sent_before' });
  await waitFor(() => expect(ordered()).toEqual(['1 Chowder', '1 Fries']));
  expect(now().cart.count).toBe(2);
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
  await waitFor(() => expect(ordered()).toEqual(['1 Chowder', '1 Fries', '2 Fries']));
});

test('a dish that was changed too late stays, for the guest to decide', async () => {
  const { now, network, note, fries, send, ordered } = await sendInVain('Oda', 'reply');
  note(fries, 'No salt');
  network.mend();
  await send();
  expect(now().round.fault).toEqual({ code: 'sent_before' });
  await waitFor(() => expect(ordered()).toEqual(['1 Chowder', '1 Fries']));
  const { lines } = now().store.getState().cart;
  expect(lines).toMatchObject([{ line_id: fries, special_instructions: 'No salt' }]);
});

test('the same dish, taken out and chosen again, is the same round', async () => {
  const { now, network, remove, chowder, add, send, ordered } = await sendInVain('Pia', 'reply');
  remove(chowder);
  add('Chowder');
  network.mend();
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
  expect(ordered()).toEqual(['1 Chowder', '1 Fries']);
});

test('of several tries the one that arrived is found', async () => {
  const { now, network, remove, fries, add, send, ordered } = await sendInVain('Quin', 'request');
  remove(fries);
  network.mend();
  network.break('addToOrder', 'reply');
  await send();
  expect(now().round.fault).toEqual({ code: 'offline' });
  add('Fries');
  network.mend();
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
  await waitFor(() => expect(ordered()).toEqual(['1 Chowder', '1 Fries']));
});
