import { newIntentKey } from '@comanda/api-client';
import type { CartLineDraft } from '@comanda/cart';
import { cents } from '@comanda/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { FLOWS } from '../testing/sample-flows';
import { memoryStorage } from '../testing/memory-storage';
import { noDelivery } from './delivery-slice';
import { addToCart, removeFromCart, restoreRemoved, setQuantityInCart } from './cart-actions';
import { openKept } from './persistence';
import { createOrderingStore } from './ordering-store';
import type { Stage } from '../payment/payment-flow';
import * as reader from './parse-state';
import type { Selection } from './selection-slice';
import { serialiseOrder } from './serialise-state';

const { parseOrder, parseProgress } = reader;
const KEY = 'comanda:order:harbor';
const A_BOWL: Selection = {
  item_id: 'bowl',
  line_id: null,
  modifier_counts: { rice: 1 },
  multiplier: 3,
  special_instructions: '',
};
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function open(storage: Storage | null, endpoint = 'harbor') {
  const { store, keep } = createOrderingStore(openKept(storage, endpoint), reader);
  stops.push(keep());
  return store;
}

function aDraft(changes: Partial<CartLineDraft> = {}): CartLineDraft {
  return {
    item_id: 'burger',
    menu_id: 'lunch',
    category_id: 'burgers',
    modifier_counts: { cheese: 2 },
    multiplier: 1,
    special_instructions: 'no onions',
    campaign_instance_id: null,
    is_reward_item: false,
    name_seen: 'Burger',
    price_seen: 1_250,
    ...changes,
  };
}

describe('a reload', () => {
  test('loses nothing that was chosen or typed', () => {
    const storage = memoryStorage();
    const before = open(storage);
    const { setTip, setDetails, setGuest, setAffiliate, setRound, setSelection } =
      before.getState();
    addToCart(before, aDraft());
    setTip({ kind: 'fixed', cents: cents(300) });
    setDetails({
      name: 'Ada',
      phone: '416',
      room_number: '901',
      pickup_time: '2026-11-20T18:00:00.000Z',
    });
    setGuest({
      restaurant_id: 'r',
      table_id: 't',
      guest_id: 'g',
      known_name: 'Ada',
      known_phone: null,
      known_room: '901',
    });
    setAffiliate('concierge');
    const tries = [{ text: '{}', line_ids: ['l'] }];
    const tried_until = '2026-11-20T18:05:00.000Z';
    setRound({ key: newIntentKey(), guest_id: 'g', tries, tried_until });
    setSelection(A_BOWL);
    const after = open(storage).getState();
    const { cart, tip, details, guest, affiliate_code, round, selection } = before.getState();
    expect(after).toMatchObject({ cart, tip, details, guest, affiliate_code, round, selection });
    expect(round).not.toBeNull();
    expect(after.affiliate_code).toBe('concierge');
  });

  test.each(Object.keys(FLOWS) as Stage[])('takes up a checkout at %s', (stage) => {
    const storage = memoryStorage();
    open(storage).getState().setFlow(FLOWS[stage]);
    const isNews = ['price_changed', 'items_unavailable', 'refused', 'lost'].includes(stage);
    expect(open(storage).getState().flow).toEqual(isNews ? { stage: 'idle' } : FLOWS[stage]);
  });

  test('knows that an order was told to be in', () => {
    const storage = memoryStorage();
    const told = { ...FLOWS.placed, is_told: true };
    open(storage).getState().setFlow(told);
    expect(open(storage).getState().flow).toEqual(told);
  });

  test('takes up a checkout that was kept before languages were', () => {
    const storage = memoryStorage();
    open(storage).getState().setFlow(FLOWS.confirming);
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? '';
      storage.setItem(key, storage.getItem(key)?.replace('"language":"en",', '') ?? '');
    }
    const { flow } = open(storage).getState();
    expect(flow).toMatchObject({ stage: 'confirming', attempt: { language: null } });
  });

  test('loses nothing that was changed before the keeping began', () => {
    const storage = memoryStorage();
    open(storage).getState().setFlow(FLOWS.placed);
    open(storage).getState().setDetails({ name: 'Ada' });
    const { store, keep } = createOrderingStore(openKept(storage, 'harbor'), reader);
    store.getState().setFlow({ stage: 'idle' });
    store.getState().setDetails({ name: '' });
    stops.push(keep());
    const { flow, details } = open(storage).getState();
    expect(flow).toEqual({ stage: 'idle' });
    expect(details.name).toBe('');
  });

  test('knows each restaurant’s order apart', () => {
    const storage = memoryStorage();
    addToCart(open(storage), aDraft());
    expect(open(storage, 'other').getState().cart.lines).toEqual([]);
  });
});

describe('what cannot be kept or read', () => {
  test.each([
    ['nothing', null],
    ['no room', memoryStorage(10)],
    ['a storage that throws', throwingStorage()],
  ])('leaves the order in memory: %s', (_, storage) => {
    const store = open(storage);
    addToCart(store, aDraft());
    expect(store.getState().cart.lines).toHaveLength(1);
  });

  test.each([
    ['no JSON', '{"version":1'],
    ['a list', '[]'],
    ['a version of the future', '{"version":99,"tip":{"kind":"none"}}'],
    ['no version', '{"tip":{"kind":"none"}}'],
  ])('starts anew: %s', (_, text) => {
    const storage = memoryStorage();
    storage.setItem(KEY, text);
    expect(open(storage).getState()).toMatchObject({ cart: { lines: [] }, tip: null });
  });

  test('costs only the part that is broken', () => {
    const store = open(memoryStorage());
    addToCart(store, aDraft());
    store.getState().setDetails({ name: 'Ada' });
    const stored: Record<string, unknown> = JSON.parse(serialiseOrder(store.getState()));
    const broken = { ...stored, tip: { kind: 'percentage', basis_points: -5 }, guest: 7 };
    expect(parseOrder(JSON.stringify(broken))).toMatchObject({
      cart: store.getState().cart,
      details: { name: 'Ada' },
      tip: null,
      guest: null,
    });
  });

  test.each([
    [{ stage: 'checking', attempt: { way: 'online' } }],
    [{ ...FLOWS.checking, payment: null }],
    [{ ...FLOWS.confirming, guest_id: 5 }],
    [{ ...FLOWS.declined, attempt: { ...FLOWS.declined.attempt, keys: { place: 'x' } } }],
    [{ ...FLOWS.placed, order_id: null }],
    [{ ...FLOWS.offline, stage: 'of_the_future' }],
    ['placed'],
  ])('is no checkout: %o', (flow) => {
    const selection = {
      item_id: 'x',
      special_instructions: '',
      multiplier: 0,
      modifier_counts: {},
    };
    expect(parseProgress(JSON.stringify({ version: 1, selection, flow }))).toEqual({
      selection: null,
      flow: { stage: 'idle' },
    });
  });
});

test('a dish that was kept in one entry with the payment is there, until another is kept by itself', () => {
  const storage = memoryStorage();
  const together = { version: 1, selection: A_BOWL, flow: FLOWS.confirming };
  storage.setItem('comanda:progress:harbor', JSON.stringify(together));
  const store = open(storage);
  expect(store.getState()).toMatchObject({ flow: FLOWS.confirming, selection: A_BOWL });
  store.getState().setSelection(null);
  expect(open(storage).getState()).toMatchObject({ flow: FLOWS.confirming, selection: null });
});

test('an order that was kept before there were campaigns has none, and keeps the rest', () => {
  const text = JSON.stringify({ version: 1, cart: null, tip: { kind: 'none' } });
  expect(parseOrder(text)).toMatchObject({ campaigns: [], tip: { kind: 'none' } });
});

test('campaigns come back as they were kept; what is none is left out', () => {
  const kept = { campaign_instance_id: 'i1', campaign_id: 'c1', campaign_code: 'TEN' };
  const campaigns = [kept, { campaign_id: 'c2' }, null, 'x', { ...kept, campaign_code: 7 }];
  const text = JSON.stringify({ version: 2, campaigns });
  expect(parseOrder(text)?.campaigns).toEqual([{ ...kept, campaign_code: null }]);
});

test('an order that was kept before anything was brought is picked up', () => {
  const text = JSON.stringify({ version: 2, campaigns: [], details: { name: 'Ada' } });
  expect(parseOrder(text)).toMatchObject({ delivery: noDelivery, details: { name: 'Ada' } });
});

test('an order that was kept before anybody sent guests has no sender and no room', () => {
  const text = JSON.stringify({ version: 3, details: { name: 'Ada' } });
  const parsed = parseOrder(text);
  expect(parsed).toMatchObject({ affiliate_code: null, details: { name: 'Ada', room_number: '' } });
});

test('where an order is brought comes back as it was kept; what is none is left out', () => {
  const form = { ...noDelivery.form, address: '98 Court Street', phone: '+17185550199' };
  const quote = {
    id: 'q1',
    fee: 799,
    dropoff_eta: '2026-11-20T18:30:00Z',
    min_spend: 1500,
    delivery_tip: 200,
    expires_at: '2026-11-20T18:04:00Z',
  };
  const delivery = { is_wanted: true, form, tip: 200, quote };
  expect(parseOrder(JSON.stringify({ version: 3, delivery }))?.delivery).toEqual(delivery);
  for (const broken of [{ ...quote, fee: -1 }, { ...quote, expires_at: 'soon' }, 'q1', null]) {
    const text = JSON.stringify({ version: 3, delivery: { ...delivery, quote: broken } });
    expect(parseOrder(text)?.delivery).toEqual({ ...delivery, quote: null });
  }
});

test('a pickup time that is no time is none', () => {
  const details = { order_type: 'DINE_IN', pickup_time: 'x', name: 'Ada' };
  const text = JSON.stringify({ version: 1, details });
  expect(parseOrder(text)?.details).toMatchObject({ ...details, pickup_time: null });
});

test('a state of an older version goes through every migration in turn', () => {
  const text = JSON.stringify({ version: 1, guest_name: 'ada' });
  const migrated = parseOrder(text, [
    ({ guest_name }) => ({ name: String(guest_name).toUpperCase() }),
    ({ name }) => ({ details: { name } }),
  ]);
  expect(migrated?.details.name).toBe('ADA');
});

test('no secret of a payment is stored', () => {
  const storage = memoryStorage();
  open(storage).getState().setFlow(FLOWS.ready_to_confirm);
  const kept = ['comanda:order:harbor', 'comanda:progress:harbor'].map((key) =>
    storage.getItem(key),
  );
  expect(kept.join()).toContain('pi_1');
  expect(kept.join()).not.toMatch(/secret|token/);
});

describe('two tabs', () => {
  test('share the cart and the details, not the dish or the payment', () => {
    const storage = memoryStorage();
    const here = open(storage);
    here.getState().setFlow(FLOWS.ready_to_confirm);
    const there = open(storage);
    there.getState().setFlow(FLOWS.idle);
    here.getState().setFlow({ ...FLOWS.ready_to_confirm });
    addToCart(there, aDraft());
    there.getState().setDetails({ name: 'Ada' });
    tell(storage);
    expect(here.getState()).toMatchObject({
      cart: { lines: [{ item_id: 'burger' }] },
      details: { name: 'Ada' },
      flow: { stage: 'ready_to_confirm' },
    });
  });

  test.each(['idle', 'opening_payment', 'ready_to_confirm', 'declined'] as const)(
    'learn of the order that the other placed, with the cart that it emptied: %s',
    (stage) => {
      const storage = memoryStorage();
      const here = open(storage);
      addToCart(here, aDraft());
      here.getState().setFlow(FLOWS[stage]);
      const seen: unknown[] = [];
      here.subscribe(({ cart, flow }) => seen.push([cart.lines.length, flow.stage]));
      const there = open(storage);
      there.getState().setFlow(FLOWS.placed);
      there.getState().clearCart();
      tell(storage);
      // At once: with its cart still full, the page would begin to order it anew.
      expect(seen).toEqual([[0, 'placed']]);
      expect(here.getState().flow).toEqual(FLOWS.placed);
      expect(open(storage).getState().flow).toEqual(FLOWS.placed);
    },
  );

  test.each(['confirming', 'placing', 'checking'] as const)(
    'keep what is being paid until that is decided, whatever the other does: %s',
    (stage) => {
      const storage = memoryStorage();
      const here = open(storage);
      addToCart(here, aDraft());
      here.getState().setFlow(FLOWS[stage]);
      const there = open(storage);
      there.getState().setFlow(FLOWS.placed);
      there.getState().clearCart();
      tell(storage);
      expect(here.getState()).toMatchObject({
        cart: { lines: [{ item_id: 'burger' }] },
        flow: FLOWS[stage],
      });
      here.getState().setFlow(FLOWS.declined);
      expect(here.getState()).toMatchObject({ cart: { lines: [] }, flow: FLOWS.placed });
      expect(open(storage).getState().flow).toEqual(FLOWS.placed);
    },
  );

  test('an order placed here stays what was placed here', () => {
    const storage = memoryStorage();
    const here = open(storage);
    addToCart(here, aDraft());
    here.getState().setFlow(FLOWS.placing);
    const there = open(storage);
    addToCart(there, aDraft({ item_id: 'bowl' }));
    tell(storage);
    here.getState().setFlow(FLOWS.placed);
    expect(here.getState()).toMatchObject({
      cart: { lines: [{ item_id: 'burger' }, { item_id: 'bowl' }] },
      flow: FLOWS.placed,
    });
  });

  test('never write over the payment of the other by shopping', () => {
    const storage = memoryStorage();
    const shopping = open(storage);
    const paying = open(storage);
    paying.getState().setFlow(FLOWS.confirming);
    shopping.getState().setSelection(A_BOWL);
    addToCart(shopping, aDraft());
    expect(open(storage).getState()).toMatchObject({ flow: FLOWS.confirming, selection: A_BOWL });
  });

  test('do not answer each other', () => {
    const storage = memoryStorage();
    open(storage);
    const there = open(storage);
    addToCart(there, aDraft());
    const before = storage.getItem(KEY);
    let writes = 0;
    storage.setItem = () => {
      writes += 1;
    };
    dispatchEvent(
      new StorageEvent('storage', { key: KEY, newValue: `${before} `, storageArea: storage }),
    );
    expect(writes).toBe(0);
  });

  test('do not listen to other keys, other storages or a storage that was cleared', () => {
    const storage = memoryStorage();
    const here = open(storage);
    addToCart(here, aDraft());
    const empty = serialiseOrder({ ...here.getState(), cart: { lines: [] } });
    for (const init of [
      { key: 'else', newValue: empty, storageArea: storage },
      { key: KEY, newValue: null, storageArea: storage },
      { key: KEY, newValue: empty, storageArea: memoryStorage() },
    ]) {
      dispatchEvent(new StorageEvent('storage', init));
    }
    expect(here.getState().cart.lines).toHaveLength(1);
  });
});

describe('a removed line', () => {
  test('comes back to its place', () => {
    const store = open(null);
    const first = addToCart(store, aDraft());
    addToCart(store, aDraft({ item_id: 'bowl' }));
    const before = store.getState().cart;
    setQuantityInCart(store, first, 0, { at_minimum: 'remove' });
    expect(store.getState().cart.lines).toHaveLength(1);
    restoreRemoved(store);
    expect(store.getState()).toMatchObject({ cart: before, removed: null });
  });

  test('comes back after something else was done, and not once the cart was cleared', () => {
    const store = open(null);
    const line_id = addToCart(store, aDraft());
    removeFromCart(store, line_id);
    addToCart(store, aDraft({ item_id: 'bowl' }));
    restoreRemoved(store);
    expect(store.getState().cart.lines).toMatchObject([{ line_id }, { item_id: 'bowl' }]);
    removeFromCart(store, line_id);
    store.getState().clearCart();
    restoreRemoved(store);
    expect(store.getState().cart.lines).toEqual([]);
  });
});

test('adding gives the id of the line that took it in', () => {
  const store = open(null);
  const line_id = addToCart(store, aDraft());
  expect(addToCart(store, aDraft())).toBe(line_id);
  expect(addToCart(store, aDraft({ multiplier: 99 }))).toBe(line_id);
});

/** Tells every store what the last write was, as a browser tells the other tabs. */
function tell(storage: Storage): void {
  const newValue = storage.getItem(KEY);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: storage }));
}

function throwingStorage(): Storage {
  function refuse(): never {
    throw new DOMException('Denied.', 'SecurityError');
  }
  return Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse });
}
