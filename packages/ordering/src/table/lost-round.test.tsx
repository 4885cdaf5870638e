import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { removeFromCart } from '../store/cart-actions';
import { openTable, useTablePage } from '../testing/open-table';
import { type Guest, openPage } from '../testing/render-ordering';
import { setPauseScale } from '../pause-scale';

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
  /** The page is loaded anew. */
  async function reload(changes: Pick<Guest, 'clock'> = {}) {
    page.close();
    return await openPage({ ...guest, ...changes }, useTablePage);
  }
  return {
    now,
    reload,
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

describe('what could not be sent', () => {
  function comeOnline(): void {
    act(() => void dispatchEvent(new Event('online')));
  }

  test.each([
    ['request', 'Vic'],
    ['reply', 'Viv'],
  ] as const)('is sent again by itself, once: its %s was lost', async (lost, name) => {
    const { now, network, ordered } = await sendInVain(name, lost);
    expect(now().round.is_waiting).toBe(true);
    comeOnline();
    await waitFor(() => expect(now().round.is_sending).toBe(false));
    expect(now().round.is_waiting).toBe(true);
    network.mend();
    comeOnline();
    comeOnline();
    await waitFor(() => expect(now().cart.count).toBe(0));
    expect(now().round).toMatchObject({ is_waiting: false, fault: null });
    expect(now().store.getState().round).toBeNull();
    expect(ordered()).toEqual(['1 Chowder', '1 Fries']);
  });

  test('is sent again after a pause, or at once', async () => {
    const { now, network } = await sendInVain('Wes', 'request');
    network.mend();
    await waitFor(() => expect(now().cart.count).toBe(0));
    // The next pause outlasts the test.
    setPauseScale(1_000);
    const { now: soon, network: other } = await sendInVain('Wyn', 'request');
    other.mend();
    act(() => soon().round.tryNow());
    await waitFor(() => expect(soon().round.is_waiting).toBe(false));
  });

  test('is sent no more when the guest stops it, or has changed it since', async () => {
    const { now, network, ordered, send } = await sendInVain('Xia', 'request');
    const { sent } = network;
    function tries(): number {
      return sent.filter((path) => path.includes('addToOrder')).length;
    }
    network.mend();
    const before = tries();
    act(() => now().round.stop());
    comeOnline();
    expect(now().round.is_waiting).toBe(false);
    network.break('addToOrder', 'request');
    await send();
    network.mend();
    const { length } = sent;
    expect(length).toBeGreaterThan(before);
    const tried = tries();
    const [line] = now().store.getState().cart.lines;
    act(() => removeFromCart(now().store, line?.line_id ?? ''));
    comeOnline();
    await waitFor(() => expect(now().round.is_waiting).toBe(false));
    expect(tries()).toBe(tried);
    expect(ordered()).toEqual([]);
  });
});

describe('what could not be sent before the page was loaded anew', () => {
  const LATER_MS = 6 * 60_000;

  function comeOnline(): void {
    act(() => void dispatchEvent(new Event('online')));
  }

  test.each([
    ['request', 'Abe'],
    ['reply', 'Ava'],
  ] as const)('is sent again by itself, once: its %s was lost', async (lost, name) => {
    const { network, reload, now } = await sendInVain(name, lost);
    const { key } = now().store.getState().round ?? {};
    const again = await reload();
    expect(again.now().round.is_waiting).toBe(true);
    expect(again.now().store.getState().round).toMatchObject({ key });
    network.mend();
    comeOnline();
    await waitFor(() => expect(again.now().cart.count).toBe(0));
    expect(again.now().round).toMatchObject({ is_waiting: false, fault: null });
    expect(again.now().store.getState().round).toBeNull();
    await waitFor(async () => {
      await again.queryClient.invalidateQueries({ queryKey: ['table'] });
      const own = again.now().party.orders.filter(({ guest_name }) => guest_name === name);
      const dishes = own.flatMap(({ items }) => items.map((it) => `${it.multiplier} ${it.name}`));
      expect(dishes.toSorted()).toEqual(['1 Chowder', '1 Fries']);
    });
  });

  test('is not where the guest had stopped it, nor where it is too late', async () => {
    const { now, reload } = await sendInVain('Bob', 'request');
    act(() => now().round.stop());
    const again = await reload();
    expect(again.now().round.is_waiting).toBe(false);
    expect(again.now().store.getState().round).not.toBeNull();

    const late = await sendInVain('Ben', 'request');
    const after = await late.reload({ clock: { now: () => new Date(Date.now() + LATER_MS) } });
    expect(after.now().round.is_waiting).toBe(false);
  });

  test('is not once somebody else orders on the phone, or what was chosen has changed', async () => {
    const { now, reload, network } = await sendInVain('Cat', 'request');
    const { sent } = network;
    const tries = sent.length;
    const { guest, setGuest } = now().store.getState();
    act(() => void (guest && setGuest({ ...guest, guest_id: 'somebody-else' })));
    const again = await reload();
    expect(again.now().round.is_waiting).toBe(false);
    expect(sent.slice(tries).some((path) => path.includes('addToOrder'))).toBe(false);

    const other = await sendInVain('Cal', 'request');
    other.remove(other.fries);
    const after = await other.reload();
    expect(after.now().round.is_waiting).toBe(false);
  });
});

describe('of a table whose party is over', () => {
  test('nothing comes along that the kitchen may have; what was chosen since does', async () => {
    const { now, add, note, remove, fries, chowder, send } = await sendInVain('Rae', 'reply');
    const { store } = now();
    act(() => store.getState().setDetails({ order_instructions: 'Quick, please' }));
    remove(chowder);
    await send();
    expect(store.getState().round?.tries).toHaveLength(2);
    note(fries, 'No salt');
    add('Chowder');
    act(() => now().seat.forgetTable());
    const { cart, round, guest, details } = store.getState();
    expect(cart.lines.map(({ line_id }) => line_id)).not.toContain(fries);
    expect(cart.lines).toMatchObject([{ multiplier: 1 }]);
    expect({ round, guest }).toEqual({ round: null, guest: null });
    expect(details).toMatchObject({ order_type: 'TAKEOUT', order_instructions: '' });
  });

  test('more of a dish than was ever sent is kept, counted once for all tries', async () => {
    const { now, add, send, fries } = await sendInVain('Sol', 'request');
    add('Fries');
    await send();
    add('Fries');
    add('Fries');
    act(() => now().seat.forgetTable());
    expect(now().store.getState().cart.lines).toMatchObject([{ line_id: fries, multiplier: 2 }]);
  });

  test('a cart that was all sent is empty; where nothing was sent all is kept', async () => {
    const { now, add } = await sendInVain('Tom', 'reply');
    act(() => now().seat.forgetTable());
    expect(now().store.getState()).toMatchObject({ cart: { lines: [] }, round: null });
    add('Fries');
    act(() => now().store.getState().setDetails({ order_instructions: 'By the door' }));
    act(() => now().seat.forgetTable());
    expect(now().cart.count).toBe(1);
    expect(now().store.getState().details.order_instructions).toBe('By the door');
  });

  test('a browser that is begun anew knows of no round', async () => {
    const { now } = await sendInVain('Uma', 'reply');
    act(() => now().seat.reset());
    expect(now().store.getState()).toMatchObject({ cart: { lines: [] }, round: null });
  });
});
