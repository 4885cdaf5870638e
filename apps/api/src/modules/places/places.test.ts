import { fileURLToPath } from 'node:url';
import type { NearbyPlace } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menus, restaurants } from '../../db/schema/index';
import { type RunningApi, startApi } from '../../testing';

const demo = [
  'backlot',
  'backlot-locations/danforth',
  'backlot-locations/parkdale',
  'harbor-burger',
];
const LIBERTY = 'latitude=43.6379&longitude=-79.4208';
const OTTAWA = 'latitude=45.4215&longitude=-75.6972';

let api: RunningApi;
let now = new Date('2026-03-31T12:00:00Z');
beforeAll(async () => {
  const bundles = demo.map((name) =>
    fileURLToPath(new URL(`../../../../../demo/${name}`, import.meta.url)),
  );
  api = await startApi({
    bundles,
    clock: { now: () => now },
    config: { countryHeader: 'cf-ipcountry' },
  });
}, 120_000);
afterAll(() => api.close());

async function nearby(query: string, headers: Record<string, string> = {}) {
  const reply = await api.inject({ url: `/api/restaurants/nearby?${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

function endpointsOf({ places }: { places: NearbyPlace[] }): string[] {
  return places.map(({ endpoint }) => endpoint);
}

async function changed(restaurant_id: string): Promise<void> {
  await api.deps.events.publish(api.deps.db, {
    type: 'restaurant.changed',
    restaurant_id,
    menu_version: 9,
    state: 'ACTIVE',
  });
  await expect
    .poll(async () => (await api.deps.placeDirectory.read()).all.length)
    .toBeGreaterThan(0);
}

test('the nearest restaurants of a franchise come first, others not at all', async () => {
  const found = await nearby(`${LIBERTY}&radius=20`);
  expect(endpointsOf(found)).toEqual(['backlot', 'backlot-parkdale', 'backlot-danforth']);
  expect(found.places[0]).toMatchObject({ distance_m: 0, delivers: true, state: 'ACTIVE' });
  expect(found.places[2].distance_m).toBeGreaterThan(7000);
  expect(found).toMatchObject({ nearest: null, offers_delivery: true, countries: ['CA'] });
});

test('a place is slim: no theme, no settings, no menu', async () => {
  const { places } = await nearby(LIBERTY);
  expect(JSON.stringify(places[0]).length).toBeLessThan(1200);
  expect(places[0]).not.toHaveProperty('theme');
});

test('the radius is in the unit asked for; beyond it the nearest one is named', async () => {
  expect(endpointsOf(await nearby(`${LIBERTY}&radius=1`))).toEqual(['backlot']);
  expect(endpointsOf(await nearby(`${LIBERTY}&radius=5&unit=km`))).toHaveLength(2);
  expect(endpointsOf(await nearby(`${LIBERTY}&radius=5&unit=mi`))).toHaveLength(3);
  const far = await nearby(`${OTTAWA}&radius=100`);
  expect(far.places).toEqual([]);
  expect(far.nearest).toMatchObject({ endpoint: 'backlot-danforth' });
  expect(far.nearest.distance_m).toBeGreaterThan(300_000);
});

test('without a position they come by name, without distances', async () => {
  const found = await nearby('limit=2');
  expect(endpointsOf(found)).toEqual(['backlot-danforth', 'backlot']);
  expect(found.places[0].distance_m).toBeNull();
});

test('for delivery only those come that deliver', async () => {
  await api.deps.db.execute(
    `update restaurants set settings = jsonb_set(settings, '{delivery_type}', '"DELIVERY_OPTION_NO_DELIVERY"') where endpoint = 'backlot'`,
  );
  const { restaurant_id } = (await nearby(LIBERTY)).places[0];
  await changed(restaurant_id);
  await expect
    .poll(async () => endpointsOf(await nearby(`${LIBERTY}&delivery=true`)))
    .toEqual(['backlot-parkdale', 'backlot-danforth']);
  expect((await nearby(`${LIBERTY}&radius=1`)).offers_delivery).toBe(false);
});

test('without hours of its own a restaurant has those of its menus; without any it opens soon', async () => {
  const { db } = api.deps;
  const { restaurant_id } = (await nearby(LIBERTY)).places[1];
  await db
    .update(restaurants)
    .set({ schedule_id: null })
    .where(eq(restaurants.restaurant_id, restaurant_id));
  await changed(restaurant_id);
  await expect
    .poll(async () => (await nearby(LIBERTY)).places[1].hours.intervals.length)
    .toBeGreaterThan(7);
  await db.update(menus).set({ schedule_id: null }).where(eq(menus.restaurant_id, restaurant_id));
  await changed(restaurant_id);
  await expect.poll(async () => (await nearby(LIBERTY)).places[1].hours).toBeNull();
});

test('a state that has ended by itself is over', async () => {
  const { places } = await nearby(LIBERTY);
  const { restaurant_id } = places[2];
  await api.deps.db
    .update(restaurants)
    .set({ state: 'INACTIVE', state_until: new Date('2026-03-31T13:00:00Z') })
    .where(eq(restaurants.restaurant_id, restaurant_id));
  await changed(restaurant_id);
  await expect.poll(async () => (await nearby(LIBERTY)).places[2].state).toBe('INACTIVE');
  now = new Date('2026-03-31T13:00:00Z');
  expect((await nearby(LIBERTY)).places[2].state).toBe('ACTIVE');
});

test('a change of one restaurant reads that one only', async () => {
  const { places } = await nearby(LIBERTY);
  await api.deps.db
    .update(restaurants)
    .set({ name: 'Backlot Kitchens, Renamed' })
    .where(eq(restaurants.restaurant_id, places[1].restaurant_id));
  await changed(places[0].restaurant_id);
  expect((await nearby(LIBERTY)).places[1].name).toBe('Backlot Kitchens, Parkdale');
  await changed(places[1].restaurant_id);
  await expect
    .poll(async () => (await nearby(LIBERTY)).places[1].name)
    .toBe('Backlot Kitchens, Renamed');
});

test('the visitor’s country is that of the configured header', async () => {
  expect((await nearby('', { 'cf-ipcountry': 'us' })).visitor_country).toBe('US');
  for (const header of ['XX', 'T1', 'Canada', '<x>'])
    expect((await nearby('', { 'cf-ipcountry': header })).visitor_country).toBeNull();
});

test('the index has points with names, and may be kept', async () => {
  const url = '/api/restaurants/places';
  const reply = await api.inject(url);
  expect(reply.json().map).toBeNull();
  expect(Object.keys(reply.json().places[0])).toEqual([
    'restaurant_id',
    'name',
    'latitude',
    'longitude',
    'delivers',
  ]);
  const again = await api.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test.each([
  'latitude=91',
  'radius=0',
  'radius=30000',
  'limit=101',
  'unit=ft',
  'franchise=x',
  'q=1',
])('refuses %s', async (query) => {
  expect((await api.inject(`/api/restaurants/nearby?${query}`)).statusCode).toBe(400);
});
