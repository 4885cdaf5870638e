import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { items, modifiers, restaurants } from '../../db/schema/index';
import { runEndings } from '../../jobs/endings';
import { importBundle } from '../../bundles/import-bundle';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';
import { type SmallRestaurant, startSmallRestaurant } from '../../testing/small-restaurant';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';
/** Noon in Toronto, a Monday. */
let now = new Date('2026-11-23T17:00:00Z');
let small: SmallRestaurant;
let token: string;
const statements: string[] = [];
beforeAll(async () => {
  small = await startSmallRestaurant({
    clock: { now: () => now },
    onStatement: (sql) => void statements.push(sql),
  });
}, 120_000);
afterAll(() => small.close());
beforeEach(async () => {
  // Each begins a day after the one before, with everything as the folder has it.
  now = new Date(now.getTime() + 24 * 3_600_000);
  now.setUTCHours(17, 0, 0, 0);
  const { db } = small.api.deps;
  await db.update(items).set({ is_in_stock: true, is_in_stock_until: null });
  await db.update(modifiers).set({ is_in_stock: true, is_in_stock_until: null });
  const state = {
    state: 'ACTIVE',
    state_by_file: 'ACTIVE',
    state_until: null,
    busy_minutes: 0,
  } as const;
  await db.update(restaurants).set(state);
  small.api.deps.catalogue.forget(small.restaurant_id);
  token = await newToken();
});

async function newToken(): Promise<string> {
  return (await openStaffSession(small.api.deps, small.restaurant_id)).token;
}

async function version(): Promise<number> {
  return (await small.api.deps.catalogue.getFresh('corner'))?.menu_version ?? 0;
}

function call(method: 'POST' | 'PATCH', path: string, body: object, bearer = token) {
  const headers = { authorization: `Bearer ${bearer}` };
  return small.api.inject({ method, url: `/api${path}`, headers, body });
}

function setState(body: object) {
  return call('PATCH', `/restaurant/${small.restaurant_id}/state`, body);
}

function mark(item_id: string, body: object, bearer?: string) {
  return call('POST', `/items/${item_id}/stock`, body, bearer);
}

async function restaurant() {
  const reply = await small.api.inject('/api/restaurant/corner');
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().restaurant;
}

async function dish(name: string) {
  const reply = await small.api.inject('/api/menu/corner/menus');
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const { menus } = reply.json();
  const items = menus.flatMap((menu: { categories: { items: object[] }[] }) =>
    menu.categories.flatMap((category) => category.items),
  );
  return items.find((item: { name: string }) => item.name === name);
}

function minutesLater(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

function inMinutes(minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}

describe('sold out', () => {
  test('shows on the menu at once, and is told to those who listen', async () => {
    const heard: unknown[] = [];
    small.api.deps.events.subscribe((event) => heard.push(event));
    const item_id = small.itemId('Classic');
    const marked = await mark(item_id, { is_in_stock: false });
    expect(marked.json()).toEqual({ item_id, is_in_stock: false, is_in_stock_until: null });
    expect(await dish('Classic')).toMatchObject({ is_in_stock: false });
    const { restaurant_id } = small;
    const menu_version = await version();
    const event = { type: 'restaurant.changed', restaurant_id, menu_version, state: 'ACTIVE' };
    await expect.poll(() => heard).toContainEqual(event);
  });

  test('as it is already changes nothing', async () => {
    const before = await version();
    await mark(small.itemId('Classic'), { is_in_stock: true });
    expect(await version()).toBe(before);
  });

  test('until tomorrow ends at four in the morning, and not before the last guest has gone', async () => {
    minutesLater(11 * 60 + 30); // half past eleven in the evening
    token = await newToken();
    const four = new Date(now);
    four.setUTCHours(9, 0, 0, 0);
    const marked = await mark(small.itemId('Classic'), { is_in_stock: false, until: 'tomorrow' });
    expect(marked.json().is_in_stock_until).toBe(four.toISOString());
    minutesLater(120);
    expect(await dish('Classic')).toMatchObject({ is_in_stock: false });
    now = four;
    expect(await dish('Classic')).toMatchObject({ is_in_stock: true });
  });

  test('until a time ends by itself: to those who ask at once, to those who listen soon after', async () => {
    await mark(small.itemId('Classic'), { is_in_stock: false, until: inMinutes(30) });
    await dish('Classic');
    const marked = await version();
    const heard: unknown[] = [];
    // The news of the mark itself may come now; what counts is what comes after it.
    small.api.deps.events.subscribe((event) => {
      const isOfMark = event?.type === 'restaurant.changed' && event.menu_version <= marked;
      if (!isOfMark) heard.push(event);
    });
    minutesLater(29);
    await runEndings(small.api.deps);
    expect(await dish('Classic')).toMatchObject({ is_in_stock: false });
    minutesLater(1);
    expect(await dish('Classic')).toMatchObject({ is_in_stock: true });
    await Promise.all([runEndings(small.api.deps), runEndings(small.api.deps)]);
    const ended = await version();
    await mark(small.itemId('Classic'), { is_in_stock: false });
    // Told once: the next that is heard is what was done next.
    const type = 'restaurant.changed';
    await expect
      .poll(() => heard)
      .toMatchObject([
        { type, menu_version: ended },
        { type, menu_version: await version() },
      ]);
  });

  test('works for a modifier too', async () => {
    const classic = await dish('Classic');
    const [group] = classic.item_modifier_groups;
    const modifier = group.modifiers.find(({ name }: { name: string }) => name === 'Large');
    const path = `/modifiers/${modifier.modifier_id}/stock`;
    const marked = await call('POST', path, { is_in_stock: false, until: inMinutes(5) });
    expect(marked.json()).toMatchObject({ modifier_id: modifier.modifier_id, is_in_stock: false });
    const after = (await dish('Classic')).item_modifier_groups[0].modifiers;
    expect(after.map((each: { is_in_stock: boolean }) => each.is_in_stock)).toEqual([true, false]);
  });

  test('of what is not there, in the past, or by nobody', async () => {
    expect((await mark(UNKNOWN, { is_in_stock: false })).statusCode).toBe(404);
    const past = { is_in_stock: false, until: inMinutes(-1) };
    expect((await mark(small.itemId('Classic'), past)).statusCode).toBe(400);
    const forged = `${small.restaurant_id}.${'A'.repeat(43)}`;
    const marked = await mark(small.itemId('Classic'), { is_in_stock: false }, forged);
    expect(marked.statusCode).toBe(401);
  });

  test('stays through a new import of the folder, with its end', async () => {
    await mark(small.itemId('Classic'), { is_in_stock: false, until: inMinutes(60) });
    small.bundle.edit('restaurant.yaml', 'Burgers', 'More Burgers');
    await importBundle(small.api.deps, small.bundle.folder, { replace: true });
    expect(await dish('Classic')).toMatchObject({ is_in_stock: false });
    minutesLater(60);
    expect(await dish('Classic')).toMatchObject({ is_in_stock: true });
  });
});

describe('the state', () => {
  test('a busy kitchen promises later, and ends being busy by itself', async () => {
    const usual = (await restaurant()).prep_minutes;
    const set = await setState({ state: 'DELAYED', busy_minutes: 25, until: inMinutes(40) });
    expect(set.json()).toMatchObject({ state: 'DELAYED', busy_minutes: 25 });
    expect(await restaurant()).toMatchObject({
      state: 'DELAYED',
      busy_minutes: 25,
      prep_minutes: usual + 25,
    });
    minutesLater(40);
    const after = { state: 'ACTIVE', busy_minutes: 0, prep_minutes: usual, state_until: null };
    expect(await restaurant()).toMatchObject(after);
    const { restaurants } = (await small.api.inject('/api/restaurants/list')).json();
    await runEndings(small.api.deps);
    expect(restaurants).toHaveLength(1);
    expect((await small.api.inject('/api/restaurants/list')).json().restaurants[0].state).toBe(
      'ACTIVE',
    );
  });

  test('a pause takes no orders and ends by itself; opening again ends it at once', async () => {
    await setState({ state: 'INACTIVE', until: inMinutes(20) });
    expect(await restaurant()).toMatchObject({ state: 'INACTIVE', state_until: inMinutes(20) });
    minutesLater(20);
    expect(await restaurant()).toMatchObject({ state: 'ACTIVE', state_until: null });
    await setState({ state: 'INACTIVE' });
    minutesLater(60 * 24 * 3);
    expect(await restaurant()).toMatchObject({ state: 'INACTIVE', state_until: null });
    token = await newToken();
    await setState({ state: 'ACTIVE' });
    expect(await restaurant()).toMatchObject({ state: 'ACTIVE' });
  });

  test('stays through a new import, until the folder says something new of it', async () => {
    await setState({ state: 'INACTIVE' });
    small.bundle.edit('restaurant.yaml', 'Burgers', 'More Burgers');
    await importBundle(small.api.deps, small.bundle.folder, { replace: true });
    expect(await restaurant()).toMatchObject({ state: 'INACTIVE' });
    small.bundle.edit('restaurant.yaml', 'endpoint: corner', 'endpoint: corner\nstate: DELAYED');
    await importBundle(small.api.deps, small.bundle.folder, { replace: true });
    expect(await restaurant()).toMatchObject({ state: 'DELAYED' });
  });

  test('of another restaurant, or until a time that is past, is not set', async () => {
    expect(
      (await call('PATCH', `/restaurant/${UNKNOWN}/state`, { state: 'INACTIVE' })).statusCode,
    ).toBe(404);
    expect((await setState({ state: 'INACTIVE', until: inMinutes(-1) })).statusCode).toBe(400);
    expect((await setState({ state: 'ACTIVE', until: inMinutes(5) })).statusCode).toBe(400);
    expect((await setState({ state: 'DELAYED', busy_minutes: 121 })).statusCode).toBe(400);
    expect((await setState({ state: 'DELAYED', busy_minutes: 120 })).statusCode).toBe(200);
  });

  test('with an end in sight is still answered from memory', async () => {
    const heard: unknown[] = [];
    const stop = small.api.deps.events.subscribe((event) => heard.push(event));
    await setState({ state: 'DELAYED', busy_minutes: 10, until: inMinutes(60) });
    // Receivers of the event reload everything.
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ state: 'DELAYED' }));
    stop();
    await restaurant();
    await dish('Classic');
    statements.length = 0;
    await restaurant();
    await dish('Classic');
    expect(statements).toEqual([]);
  });
});

describe('what is sold out', () => {
  async function listed(bearer = token) {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await small.api.inject({ url: '/api/staff/stock', headers })).json();
  }

  test('is listed for staff and screens, with when it is back, until then', async () => {
    expect(await listed()).toEqual({ items: [], modifiers: [] });
    const item_id = small.itemId('Classic');
    const until = new Date(now.getTime() + 3_600_000).toISOString();
    await call('POST', `/items/${item_id}/stock`, { is_in_stock: false, until });
    const [large] = await small.api.deps.db
      .select()
      .from(modifiers)
      .where(eq(modifiers.key, 'large'));
    const modifier_id = large?.modifier_id ?? '';
    await call('POST', `/modifiers/${modifier_id}/stock`, { is_in_stock: false });
    const whole = {
      items: [{ item_id, name: 'Classic', menu_name: 'All day', is_in_stock_until: until }],
      modifiers: [
        { modifier_id, name: 'Large', modifier_group_name: 'Size', is_in_stock_until: null },
      ],
    };
    expect(await listed()).toEqual(whole);
    const screen = await openDeviceSession(small.api.deps, small.restaurant_id, 'screen');
    expect(await listed(screen.token)).toEqual(whole);
    now = new Date(now.getTime() + 3_600_000);
    expect(await listed()).toEqual({ ...whole, items: [] });
  });

  test('is nobody else’s to list', async () => {
    const kiosk = await openDeviceSession(small.api.deps, small.restaurant_id, 'kiosk');
    expect(await listed(kiosk.token)).toMatchObject({ code: 'unauthorized' });
    expect(await listed('nobody')).toMatchObject({ code: 'unauthorized' });
  });
});
