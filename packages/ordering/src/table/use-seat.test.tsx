import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useAddToCart } from '../cart/use-add-to-cart';
import { useCart } from '../cart/use-cart';
import { useLastPlaced } from '../payment/use-last-placed';
import { usePaymentOptions } from '../payment/use-payment-options';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { noDelivery } from '../store/delivery-slice';
import { FLOWS } from '../testing/sample-flows';
import { aGuest, type Guest, openPage } from '../testing/render-ordering';
import { useGuestUpdate } from './use-guest-update';
import { useJoinTable } from './use-join-table';
import { useSeat } from './use-seat';
import { useTable } from './use-table';

const QUOTE = {
  id: 'q1',
  fee: 799,
  dropoff_eta: '2026-11-20T18:30:00Z',
  min_spend: 9_900,
  delivery_tip: 200,
  expires_at: '2999-01-01T00:00:00Z',
};

function usePlace() {
  return {
    seat: useSeat(),
    join: useJoinTable(),
    party: useTable(),
    update: useGuestUpdate(),
    cart: useCart(),
    options: usePaymentOptions(),
    last: useLastPlaced(),
    add: useAddToCart(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
  };
}

async function openPlace(guest: Guest = aGuest({ endpoint: 'tide-room' })) {
  const page = await openPage(guest, usePlace);
  const [entry] = page.now().catalogue.index.values();
  act(() => void page.now().add({ item_id: entry?.item.item_id ?? '' }));
  expect(page.now().cart.count).toBe(1);
  return { ...page, guest };
}

describe('what was chosen before any table', () => {
  test('comes along to a table, and to the guest who orders there', async () => {
    const page = await openPlace();
    await act(async () => void (await page.now().join.join('WIND')));
    expect(page.now().cart.count).toBe(1);
    await waitFor(() => expect(page.now().party.table?.local_id).toBe('WIND'));
    await act(async () => void (await page.now().party.addGuest('Fay')));
    expect(page.now().cart.count).toBe(1);
    await act(async () => void (await page.now().party.addGuest('Gil')));
    expect(page.now().cart.count).toBe(0);
  });

  test('is left behind by whoever leaves, with their name and number', async () => {
    const page = await openPlace();
    const { store, join } = page.now();
    await act(async () => void (await join.join('WIND')));
    act(() => store.getState().setDetails({ name: 'Fay', phone: '416 555 0144' }));
    act(() => page.now().seat.leaveGuest());
    expect(page.now().cart.count).toBe(0);
    expect(store.getState().details).toMatchObject({ name: '', phone: '' });
  });

  test('comes along to a place for taking out, and to another after its session ended', async () => {
    const page = await openPlace();
    await act(async () => void (await page.now().seat.takeOut()));
    const first = page.now().seat.identity?.guest_id;
    expect(first).toEqual(expect.any(String));
    expect(page.now().cart.count).toBe(1);

    page.guest.network.loseSession();
    await act(async () => void (await page.now().seat.sitDown()));
    await act(async () => void (await page.now().update.save({ name: 'Hana' })));
    expect(page.now().update.fault).toEqual({ code: 'session_closed' });
    await act(async () => void (await page.now().seat.sitDownAnew()));
    await act(async () => void (await page.now().update.save({ name: 'Hana' })));
    expect(page.now().update.fault).toBeNull();
    expect(page.now().seat.identity).toMatchObject({ known_name: 'Hana' });
    expect(page.now().seat.identity?.guest_id).not.toBe(first);
    expect(page.now().cart.count).toBe(1);
  });
});

test('a place at a table is kept by whoever sits there already, and its order left behind by whoever takes out', async () => {
  const page = await openPlace();
  await act(async () => void (await page.now().join.join('DOOR')));
  await act(async () => void (await page.now().seat.sitDown()));
  const { identity } = page.now().seat;
  expect(identity?.guest_id).toEqual(expect.any(String));
  await act(async () => void (await page.now().seat.sitDown()));
  expect(page.now().seat).toMatchObject({ identity, order_type: 'DINE_IN' });
  expect(page.now().cart.count).toBe(1);
  await act(async () => void (await page.now().seat.takeOut()));
  expect(page.now().seat.order_type).toBe('TAKEOUT');
  expect(page.now().seat.identity?.table_id).not.toBe(identity?.table_id);
  expect(page.now().cart.count).toBe(0);
});

describe('what was taken out before', () => {
  test('is not shown to who orders at a table, and is there again once their party is over', async () => {
    const page = await openPlace();
    const { store, join } = page.now();
    act(() => store.getState().setFlow(FLOWS.placed));
    await act(async () => void (await join.join('LANE')));
    await waitFor(() => expect(page.now().party.table?.local_id).toBe('LANE'));
    await act(async () => void (await page.now().party.addGuest('Hugo')));
    expect(page.now().last).toBeNull();
    act(() => page.now().seat.endParty());
    expect(page.now().last).toEqual(FLOWS.placed);
    expect(page.now().seat.identity).toBeNull();
  });

  test('is over with the party that it was ordered in', async () => {
    const page = await openPlace();
    const { store, join } = page.now();
    await act(async () => void (await join.join('LANE')));
    await waitFor(() => expect(page.now().party.table?.local_id).toBe('LANE'));
    await act(async () => void (await page.now().party.addGuest('Iris')));
    const guest_id = page.now().seat.identity?.guest_id ?? '';
    act(() => store.getState().setFlow({ ...FLOWS.placed, guest_id }));
    expect(page.now().last).toMatchObject({ guest_id });
    act(() => page.now().seat.endParty());
    expect(page.now().last).toBeNull();
  });
});

describe('beginning anew', () => {
  test('ends the checkout of whoever was here, and forgets where they live', async () => {
    const page = await openPlace();
    const { setFlow, setDelivery } = page.now().store.getState();
    act(() => setFlow(FLOWS.placed));
    act(() => setDelivery({ is_wanted: true, form: { ...noDelivery.form, address: '1 Quay' } }));
    act(() => page.now().seat.reset());
    const { flow, delivery, cart } = page.now().store.getState();
    expect(flow).toEqual({ stage: 'idle' });
    expect(delivery).toEqual(noDelivery);
    expect(cart.lines).toEqual([]);
  });

  test('waits for the end of a payment', async () => {
    const page = await openPlace();
    act(() => page.now().store.getState().setFlow(FLOWS.checking));
    act(() => page.now().seat.reset());
    expect(page.now().store.getState().flow).toEqual(FLOWS.checking);
    expect(page.now().cart.count).toBe(1);
    act(() => page.now().store.getState().setFlow({ stage: 'idle' }));
  });
});

describe('a wish to have it brought', () => {
  test('ends with sitting down at a table, and with taking out', async () => {
    const page = await openPlace();
    const { setDelivery } = page.now().store.getState();
    act(() => setDelivery({ is_wanted: true, quote: QUOTE }));
    await act(async () => void (await page.now().join.join('WIND')));
    expect(page.now().store.getState().delivery.is_wanted).toBe(false);
    act(() => setDelivery({ is_wanted: true }));
    await act(async () => void (await page.now().seat.takeOut()));
    expect(page.now().store.getState().delivery.is_wanted).toBe(false);
  });

  test('counts for nothing where nothing is brought', async () => {
    const policy = { is_delivery_offered: false };
    const page = await openPlace(aGuest({ endpoint: 'tide-van', policy }));
    const { total_with_tip_and_tax: before } = page.now().cart.totals;
    act(() => page.now().store.getState().setDelivery({ is_wanted: true, quote: QUOTE }));
    expect(page.now().cart.totals.total_with_tip_and_tax).toBe(before);
  });
});

test('a list of guests that was asked for before the guest sat down says nothing about them', async () => {
  const page = await openPlace();
  await act(async () => void (await page.now().join.join('DOOR')));
  await waitFor(() => expect(page.now().party.table?.local_id).toBe('DOOR'));
  const table_id = page.now().seat.identity?.table_id ?? '';
  const before = page.queryClient.getQueryState(['table', table_id, 'guests', null]);
  expect(before?.status).toBe('success');
  const seen: boolean[] = [];
  const stop = page.now().store.subscribe(() => seen.push(page.now().party.is_missing));
  await act(async () => void (await page.now().seat.sitDown()));
  seen.push(page.now().party.is_missing);
  await waitFor(() => expect(page.now().party.me).not.toBeNull());
  stop();
  expect(seen).not.toContain(true);
  expect(page.now().party.table?.local_id).toBe('DOOR');
});
