import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cents } from '@comanda/kernel';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { aGuest, openPage } from '../testing/render-ordering';
import { setStock } from '../testing/the-kitchen';
import { useAddToCart } from './use-add-to-cart';
import { useCart } from './use-cart';
import { useCartActions } from './use-cart-actions';
import { useCartSum } from './use-cart-sum';
import { useItemSelection } from '../menu/use-item-selection';
import { useComingMenus, useOfferedMenus } from '../menu/use-offered-menus';
import { useOrderFault } from './use-order-fault';
import { usePaymentOptions } from '../payment/use-payment-options';
import { usePickup } from '../pickup/use-pickup';
import { useRemovedLine } from './use-removed-line';
import { useRestaurantStatus } from '../menu/use-restaurant-status';
import { useTipChoices } from '../totals/use-tip-choices';
import { useTotals } from '../totals/use-totals';

function useShop() {
  return {
    add: useAddToCart(),
    cart: useCart(),
    same_cart: useCart(),
    sum: useCartSum(),
    actions: useCartActions(),
    removed: useRemovedLine(),
    totals: useTotals(),
    tips: useTipChoices(),
    pickup: usePickup(),
    menus: useOfferedMenus(),
    coming: useComingMenus(),
    status: useRestaurantStatus(),
    options: usePaymentOptions(),
    fault: useOrderFault(),
    catalogue: useCatalogue(),
    store: useOrdering().store,
  };
}

async function openShop(guest = aGuest()) {
  const page = await openPage(guest, useShop);
  function add(name: string): ReturnType<ReturnType<typeof useAddToCart>> {
    let added: ReturnType<ReturnType<typeof useAddToCart>> | null = null;
    act(() => {
      added = page.now().add({ item_id: idOf(page.now().catalogue, name) });
    });
    if (!added) throw new Error('The hook gave no answer.');
    return added;
  }
  return { ...page, add, id: (name: string) => idOf(page.now().catalogue, name) };
}

function idOf({ index }: ReturnType<typeof useCatalogue>, name: string): string {
  for (const { item } of index.values()) if (item.name === name) return item.item_id;
  throw new Error(`There is no ${name}.`);
}

test('all parts of a page look at one order, and a bar tells its sum', async () => {
  const { now, add } = await openShop();
  for (const count of [1, 2]) {
    add('Fries');
    const { cart, same_cart, sum } = now();
    expect(cart.count).toBe(count);
    expect(same_cart).toBe(cart);
    expect(sum).toEqual({ count, subtotal: cart.subtotal });
  }
});

describe('the cart', () => {
  test('is priced at once and confirmed by the server a moment later, to the cent', async () => {
    const guest = aGuest();
    const shop = await openShop(guest);
    shop.add('Lobster roll');
    shop.add('Fries');
    expect(shop.now().totals).toMatchObject({
      is_confirmed: false,
      totals: { subtotal: 2_700, tax_amount: 351, tip_amount: 405, total_with_tip_and_tax: 3_456 },
    });
    const local = shop.now().totals.totals;
    await waitFor(() => expect(shop.now().totals.is_confirmed).toBe(true));
    expect(shop.now().totals.totals).toEqual(local);
    expect(guest.network.sent.filter((path) => path.endsWith('calculateTotals'))).toHaveLength(1);
  });

  test('keeps its totals when the server cannot be asked', async () => {
    const guest = aGuest();
    const shop = await openShop(guest);
    guest.network.break('calculateTotals', 'request');
    shop.add('Fries');
    await waitFor(() =>
      expect(guest.network.sent.some((path) => path.endsWith('calculateTotals'))).toBe(true),
    );
    expect(shop.now().totals).toMatchObject({ is_confirmed: false, totals: { subtotal: 500 } });
  });

  test('going below one removes the line here, and it can be taken back', async () => {
    const shop = await openShop();
    shop.add('Fries');
    const { line_id } = shop.now().cart.lines[0]?.line ?? { line_id: '' };
    act(() => shop.now().actions.setQuantity(line_id, 0));
    expect(shop.now().cart.count).toBe(0);
    expect(shop.now().removed?.line.name_seen).toBe('Fries');
    act(() => shop.now().removed?.restore());
    expect(shop.now().cart.count).toBe(1);
    expect(shop.now().removed).toBeNull();
  });

  test('what was removed can be taken back after another line has changed', async () => {
    const shop = await openShop();
    shop.add('Fries');
    shop.add('Lobster roll');
    const [fries, roll] = shop.now().cart.lines.map(({ line }) => line.line_id);
    act(() => shop.now().actions.remove(fries ?? ''));
    act(() => shop.now().actions.setQuantity(roll ?? '', 2));
    act(() => shop.now().actions.restore());
    expect(shop.now().cart.lines).toMatchObject([
      { line: { name_seen: 'Fries', multiplier: 1 } },
      { line: { name_seen: 'Lobster roll', multiplier: 2 } },
    ]);
  });

  test('going below one stops at one on a surface that wants it so', async () => {
    const shop = await openShop(aGuest({ policy: { quantity: { at_minimum: 'keep' } } }));
    shop.add('Fries');
    const { line_id } = shop.now().cart.lines[0]?.line ?? { line_id: '' };
    act(() => shop.now().actions.setQuantity(line_id, 0));
    expect(shop.now().cart.count).toBe(1);
  });

  test('tells that a dish has sold out since, and goes on without it', async () => {
    const shop = await openShop();
    shop.add('Clams');
    shop.add('Fries');
    const { restaurant_id } = shop.now().catalogue.restaurant;
    await setStock({ restaurant_id, item_id: shop.id('Clams') }, false);
    await act(() => shop.queryClient.invalidateQueries({ queryKey: ['menus'] }));
    await waitFor(() => expect(shop.now().fault).toEqual({ code: 'changes_pending' }));
    expect(shop.now().cart).toMatchObject({
      count: 2,
      subtotal: 500,
      changes: [{ problem: 'sold_out' }],
    });
    act(() => shop.now().actions.accept(shop.now().cart.checked));
    expect(shop.now()).toMatchObject({ cart: { count: 1 }, fault: null });
  });
});

describe('what cannot be added says why', () => {
  test('sold out, not served, badly chosen, unknown', async () => {
    const shop = await openShop();
    expect(shop.add('Oysters')).toEqual({ ok: false, error: { code: 'item_sold_out' } });
    expect(shop.add('Toast')).toMatchObject({ ok: false, error: { code: 'menu_not_served' } });
    expect(shop.add('Chowder')).toMatchObject({ ok: false, error: { code: 'invalid_modifiers' } });
    expect(shop.now().add({ item_id: 'none' })).toEqual({
      ok: false,
      error: { code: 'item_unavailable' },
    });
    expect(shop.now().cart.count).toBe(0);
  });

  test.each([
    [{ state: 'INACTIVE' }, { code: 'restaurant_inactive' }],
    [{ order_mode: 'RESTAURANT_SETTING_NONE' }, { code: 'ordering_disabled' }],
    [
      { schedule: { schedule_id: 's', name: '', intervals: [], exceptions: [] } },
      { code: 'restaurant_closed', opens_at: null },
    ],
  ])('a restaurant with %o', async (changes, error) => {
    const shop = await openShop();
    const { restaurant } = shop.now().catalogue;
    act(() => {
      shop.queryClient.setQueryData(['restaurant', 'tide', 'en'], { ...restaurant, ...changes });
    });
    await waitFor(() => expect(shop.now().status.state).not.toBe('open'));
    expect(shop.add('Fries')).toEqual({ ok: false, error });
    expect(shop.now().menus.map(({ can_order }) => can_order)).toEqual([false, false]);
  });
});

describe('a restaurant outside its hours', () => {
  /** Open on the day after tomorrow only, wherever the clock stands. */
  async function openClosed(changes: object = {}) {
    const shop = await openShop();
    const { restaurant } = shop.now().catalogue;
    const today = new Date().getUTCDay();
    const day_of_week = ((today + 1) % 7) + 1;
    const interval = { day_of_week, start_time: '11:00', end_time: '15:00' };
    const schedule = { schedule_id: 's', name: '', intervals: [interval], exceptions: [] };
    const closed = { ...restaurant, ...changes, schedule };
    act(() => {
      shop.queryClient.setQueryData(['restaurant', 'tide', 'en'], closed);
    });
    await waitFor(() => expect(shop.now().status.state).toBe('closed'));
    return shop;
  }

  test('fills the cart of who takes out, and asks for a time', async () => {
    const shop = await openClosed();
    expect(shop.add('Fries').ok).toBe(true);
    expect(shop.now().menus.every(({ can_order }) => can_order)).toBe(true);
    await waitFor(() => expect(shop.now().fault?.code).toBe('restaurant_closed'));
  });

  test('holds no menu’s hours against the cart before a time is chosen', async () => {
    const shop = await openClosed();
    const { menus } = shop.now().catalogue;
    const schedule = { schedule_id: 'm', name: '', intervals: [], exceptions: [] };
    act(() => {
      shop.queryClient.setQueryData(
        ['menus', 'tide', 'en'],
        menus.map((menu) => ({ ...menu, schedule })),
      );
    });
    expect(shop.add('Fries').ok).toBe(true);
    await waitFor(() => expect(shop.now().cart.lines).toHaveLength(1));
    expect(shop.now().cart.changes).toEqual([]);
    expect(shop.now().cart.subtotal).toBeGreaterThan(0);
    act(() => shop.now().pickup.choose(new Date(Date.now() + 86_400_000)));
    await waitFor(() => expect(shop.now().cart.changes).toMatchObject([{ problem: 'not_served' }]));
  });

  test('takes nothing for later where it serves tables only', async () => {
    const shop = await openClosed({ order_mode: 'RESTAURANT_SETTING_DINE_IN_ONLY' });
    expect(shop.add('Fries')).toMatchObject({ ok: false, error: { code: 'restaurant_closed' } });
    expect(shop.now().menus.some(({ can_order }) => can_order)).toBe(false);
  });
});

describe('a restaurant that closes before an order would be ready', () => {
  const CLOSING = '2026-11-20T22:00:00Z'; // 17:00 in Toronto, a Friday

  /** Open from 11 to 17 every day, its kitchen 20 minutes. */
  async function openAt(now: string, changes: object = {}) {
    const shop = await openShop(aGuest({ clock: { now: () => new Date(now) } }));
    const { restaurant } = shop.now().catalogue;
    const intervals = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => {
      return { day_of_week, start_time: '11:00', end_time: '17:00' };
    });
    const schedule = { schedule_id: 's', name: '', intervals, exceptions: [] };
    act(() => {
      const changed = { ...restaurant, schedule, ...changes };
      shop.queryClient.setQueryData(['restaurant', 'tide', 'en'], changed);
    });
    await waitFor(() => expect(shop.now().status.closes_at).toEqual(new Date(CLOSING)));
    return shop;
  }

  test('takes none as soon as possible, and offers the next time', async () => {
    const shop = await openAt('2026-11-20T21:40:00Z');
    expect(shop.add('Fries').ok).toBe(true);
    const opens_at = new Date('2026-11-21T16:00:00Z');
    await waitFor(() => expect(shop.now().fault).toEqual({ code: 'last_order_passed', opens_at }));
    expect(shop.now().pickup.is_soonest_taken).toBe(false);
    const [first] = shop.now().pickup.slots()[0]?.slots ?? [];
    expect(first).toEqual(new Date('2026-11-21T16:20:00Z'));
    act(() => shop.now().pickup.choose(first ?? null));
    expect(shop.now().fault).toBeNull();
  });

  test('takes the last one that is ready before', async () => {
    const shop = await openAt('2026-11-20T21:39:00Z');
    expect(shop.add('Fries').ok).toBe(true);
    expect(shop.now()).toMatchObject({ fault: null, pickup: { is_soonest_taken: true } });
  });

  test('takes none for later where it serves tables only', async () => {
    const tables = { order_mode: 'RESTAURANT_SETTING_DINE_IN_ONLY', last_order_minutes: 30 };
    const shop = await openAt('2026-11-20T21:30:00Z', tables);
    expect(shop.add('Fries')).toMatchObject({ ok: false, error: { code: 'last_order_passed' } });
    const early = await openAt('2026-11-20T21:29:00Z', tables);
    expect(early.add('Fries').ok).toBe(true);
    const opening = await openAt('2026-11-20T16:00:00Z', tables);
    expect(opening.add('Fries').ok).toBe(true);
    expect(opening.now().fault).toBeNull();
  });
});

test('a menu that is not active is announced, unless it is hidden', async () => {
  const shop = await openShop();
  const { menus } = shop.now().catalogue;
  function tell(changes: object): void {
    const [first, ...others] = menus;
    const changed = [{ ...first, is_active: false, ...changes }, ...others];
    act(() => void shop.queryClient.setQueryData(['menus', 'tide', 'en'], changed));
  }
  expect(shop.now().coming).toEqual([]);
  tell({});
  await waitFor(() => expect(shop.now().coming).toMatchObject([{ name: menus[0]?.name }]));
  expect(shop.now().menus.map(({ menu }) => menu.name)).not.toContain(menus[0]?.name);
  tell({ menu_status: 'HIDDEN' });
  await waitFor(() => expect(shop.now().coming).toEqual([]));
});

test('menus say whether they are served', async () => {
  const shop = await openShop();
  expect(
    shop
      .now()
      .menus.map(({ menu, not_served, can_order }) => [
        menu.name,
        not_served?.code ?? 'served',
        can_order,
      ]),
  ).toEqual([
    ['Day', 'served', true],
    ['Midnight', 'menu_not_served', false],
  ]);
});

test('payment is offered as the restaurant takes it', async () => {
  const shop = await openShop();
  expect(shop.now().options).toEqual({ online: true, counter: true });
});

describe('a tip', () => {
  test('is the preselected one until the guest chooses', async () => {
    const shop = await openShop();
    shop.add('Lobster roll');
    expect(shop.now().tips).toMatchObject({
      is_offered: true,
      is_custom: false,
      suggestions: [
        { basis_points: 1_000, amount: 220, is_chosen: false },
        { basis_points: 1_500, amount: 330, is_chosen: true },
        { basis_points: 2_000, amount: 440, is_chosen: false },
      ],
    });
    act(() => shop.now().tips.choose({ kind: 'none' }));
    expect(shop.now().totals.totals.tip_amount).toBe(0);
    act(() => shop.now().tips.choose({ kind: 'fixed', cents: cents(123) }));
    expect(shop.now().tips.is_custom).toBe(true);
    expect(shop.now().totals.totals.tip_amount).toBe(123);
  });

  test('is not asked for while there is nothing to pay', async () => {
    const shop = await openShop();
    expect(shop.now().tips.is_offered).toBe(false);
    shop.add('Fries');
    expect(shop.now().tips.is_offered).toBe(true);
  });

  test('above the order is refused, and the totals stand without it', async () => {
    const shop = await openShop();
    shop.add('Fries');
    act(() => shop.now().tips.choose({ kind: 'fixed', cents: cents(501) }));
    expect(shop.now().fault).toMatchObject({ code: 'tip_too_high', max: 500 });
    expect(shop.now().totals.totals.tip_amount).toBe(0);
  });
});

describe('a pickup time', () => {
  test('can be chosen from the slots, and is checked as time passes', async () => {
    let now = new Date('2026-11-20T15:02:00Z');
    const shop = await openShop(aGuest({ clock: { now: () => now } }));
    shop.add('Fries');
    const [today] = shop.now().pickup.slots();
    expect(today?.date).toBe('2026-11-20');
    expect(today?.slots[0]?.toISOString()).toBe('2026-11-20T15:25:00.000Z');
    act(() => shop.now().pickup.choose(today?.slots[0] ?? null));
    expect(shop.now()).toMatchObject({ pickup: { fault: null }, fault: null });
    now = new Date('2026-11-20T15:26:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shop.now().fault).toEqual({ code: 'pickup_time_invalid', reason: 'in_past' });
    act(() => shop.now().pickup.choose(null));
    expect(shop.now().fault).toBeNull();
  });
});

describe('an item being chosen', () => {
  async function openItem(name: string, line_id: string | null = null, guest = aGuest()) {
    const { close, now } = await openPage(guest, useCatalogue);
    const item_id = idOf(now(), name);
    close();
    const page = await openPage(guest, () => ({
      item: useItemSelection(item_id, line_id),
      cart: useCart(),
    }));
    function item() {
      const found = page.now().item;
      if (!found) throw new Error('The item is not on the menu.');
      return found;
    }
    function modifier(of: string) {
      const found = item()
        .groups.flatMap(({ group, modifiers }) => modifiers.map((each) => ({ group, ...each })))
        .find((each) => each.modifier.name === of);
      if (!found) throw new Error(`There is no ${of}.`);
      return found;
    }
    function choose(of: string): void {
      const { group, modifier: chosen } = modifier(of);
      act(() => item().choose(group.modifier_group_id, chosen.modifier_id));
    }
    function setCount(of: string, count: number): void {
      const { group, modifier: chosen } = modifier(of);
      act(() => item().setCount(group.modifier_group_id, chosen.modifier_id, count));
    }
    return { ...page, guest, item, modifier, choose, setCount };
  }

  test('starts with its defaults, says what is missing, and prices every tap', async () => {
    const { item, modifier, choose } = await openItem('Chowder');
    expect(item().unit_price).toBe(1_050);
    expect(modifier('Aioli').count).toBe(1);
    expect(item().fault).toMatchObject({
      code: 'invalid_modifiers',
      groups: [{ name: 'Size', reason: 'too_few' }],
    });
    expect(item().block).toBeNull();
    choose('Large');
    expect(item()).toMatchObject({ fault: null, unit_price: 1_350 });
    choose('Small');
    expect(modifier('Large').count).toBe(0);
    expect(item().unit_price).toBe(1_050);
    act(() => item().setMultiplier(3));
    expect(item().amount).toBe(3_150);
  });

  test('cannot be raised beyond its group, nor chosen out of stock', async () => {
    const { modifier, setCount, choose } = await openItem('Chowder');
    setCount('Lemon', 2);
    expect(modifier('Aioli').max_count).toBe(1);
    setCount('Aioli', 2);
    expect(modifier('Aioli').count).toBe(1);
    choose('Roe');
    expect(modifier('Roe')).toMatchObject({ count: 0, max_count: 0 });
  });

  test('goes into the cart and starts anew', async () => {
    const { item, choose, now } = await openItem('Chowder');
    expect(item().submit()).toMatchObject({ ok: false, error: { code: 'invalid_modifiers' } });
    choose('Large');
    act(() => item().setInstructions('  hot '));
    act(() => expect(item().submit()).toMatchObject({ ok: true }));
    expect(now().cart.lines).toMatchObject([
      { unit_price: 1_350, line: { special_instructions: 'hot', name_seen: 'Chowder' } },
    ]);
    expect(item().selection).toMatchObject({ special_instructions: '', multiplier: 1 });
  });

  test('outlives a reload before it is in the cart', async () => {
    const first = await openItem('Chowder');
    first.choose('Large');
    first.close();
    const second = await openItem('Chowder', null, first.guest);
    expect(second.modifier('Large').count).toBe(1);
    act(() => second.item().discard());
    expect(second.modifier('Large').count).toBe(0);
  });

  test('of a line is that line, and is put back in its place', async () => {
    const first = await openItem('Chowder');
    first.choose('Small');
    let line_id = '';
    act(() => {
      const added = first.item().submit();
      line_id = added.ok ? added.value.line_id : '';
    });
    first.close();
    const edit = await openItem('Chowder', line_id, first.guest);
    expect(edit.item().is_editing).toBe(true);
    expect(edit.modifier('Small').count).toBe(1);
    edit.choose('Large');
    act(() => void edit.item().submit());
    expect(edit.now().cart.lines).toMatchObject([{ line: { line_id }, unit_price: 1_350 }]);
  });

  test('that is on no menu is nothing', async () => {
    const page = await openPage(aGuest(), () => ({ item: useItemSelection('none') }));
    expect(page.now().item).toBeNull();
  });
});
