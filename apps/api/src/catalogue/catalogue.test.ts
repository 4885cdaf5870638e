import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importBundle } from '../bundles/import-bundle';
import { items, restaurants } from '../db/schema/index';
import { buildApp } from '../app';
import { openDeps } from '../open-deps';
import { type RunningApi, startApi } from '../testing';
import { admitAll } from '../plugins/admission/admit-all';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';

let api: RunningApi;
let bundle: BundleFolder;
const statements: string[] = [];
beforeAll(async () => {
  bundle = makeBundleFolder(await aPicture());
  api = await startApi({ bundles: [bundle.folder], onStatement: (sql) => statements.push(sql) });
});
afterAll(async () => {
  bundle.delete();
  await api.close();
});
beforeEach(() => {
  statements.length = 0;
});

async function menusIn(language: string) {
  return (await api.inject(`/api/menu/corner/menus?language=${language}`)).json().menus;
}

describe('languages', () => {
  test('each text falls back to the restaurant’s own by itself', async () => {
    const [menu] = await menusIn('fr');
    expect(menu.name).toBe('All day');
    expect(menu.categories[0].name).toBe('Les burgers');
    expect(menu.categories[0].items[0]).toMatchObject({
      name: 'Le Classique',
      description: 'The one everybody knows.',
    });
    expect(
      menu.categories[0].items[0].item_modifier_groups[0].modifiers.map(
        (each: { name: string }) => each.name,
      ),
    ).toEqual(['Small', 'Grand']);
  });

  test('one that the restaurant does not offer gives its own', async () => {
    expect(await menusIn('pt')).toEqual(await menusIn('en'));
  });

  test('the restaurant itself is translated too', async () => {
    const french = (await api.inject('/api/restaurant/corner?language=fr')).json().restaurant;
    expect(french).toMatchObject({
      name: 'Corner Burger',
      description: 'Des burgers au coin de la rue.',
      language: 'en',
    });
    const [listed] = (await api.inject('/api/restaurants/list?language=fr')).json().restaurants;
    expect(listed.description).toBe('Des burgers au coin de la rue.');
  });

  test('all texts at once', async () => {
    const { translations } = (await api.inject('/api/restaurants/corner/translations')).json();
    expect(Object.values(translations.fr)).toEqual(
      expect.arrayContaining([
        'Le Classique',
        'Les burgers',
        'Grand',
        'Des burgers au coin de la rue.',
      ]),
    );
  });
});

describe('what an item offers', () => {
  test('a rule of its own goes before the group’s', async () => {
    const [burgers, lunch] = await menusIn('en');
    const rule = { min_qty: 1, max_qty: 1, is_required: true };
    expect(burgers.categories[0].items[0].item_modifier_groups[0]).toMatchObject(rule);
    expect(lunch.categories[0].items[0].item_modifier_groups[0]).toMatchObject({
      ...rule,
      min_qty: 0,
      is_required: false,
    });
  });

  test('groups, modifiers and schedules by themselves', async () => {
    const { modifier_groups } = (
      await api.inject('/api/menu/corner/modifierGroups?language=fr')
    ).json();
    expect(modifier_groups).toMatchObject([
      { name: 'Size', modifiers: [{ name: 'Small' }, { name: 'Grand' }] },
    ]);
    const { modifiers } = (await api.inject('/api/menu/corner/modifiers')).json();
    expect(modifiers).toMatchObject([{ name: 'Small' }, { name: 'Large', price: 250 }]);
    const { schedules } = (await api.inject('/api/menu/corner/schedules')).json();
    expect(schedules.find(({ name }: { name: string }) => name === 'Lunch').menus).toHaveLength(1);
  });
});

describe('memory', () => {
  test.each([
    '/api/restaurant/corner',
    '/api/restaurant/corner/details?language=fr',
    '/api/restaurants/list',
    '/api/restaurants/corner/translations',
    '/api/menu/corner/menus?language=fr',
    '/api/menu/corner/menus?by_schedule=true',
    '/api/menu/corner/modifierGroups',
    '/api/menu/corner/schedules',
  ])('%s asks the database once', async (url) => {
    await api.inject(url);
    statements.length = 0;
    expect((await api.inject(url)).statusCode).toBe(200);
    expect(statements).toEqual([]);
  });

  test('by id as by endpoint', async () => {
    const { restaurant } = (await api.inject('/api/restaurant/corner')).json();
    statements.length = 0;
    const byId = await api.inject(`/api/restaurant/${restaurant.restaurant_id.toUpperCase()}`);
    expect(byId.json().restaurant).toEqual(restaurant);
    expect(statements).toEqual([]);
  });

  test('many who ask at once cost one reading', async () => {
    const fresh = await api.deps.catalogue.get('corner');
    api.deps.catalogue.forget(fresh?.restaurant.restaurant_id ?? '');
    statements.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => api.inject('/api/menu/corner/menus')));
    expect(statements.filter((sql) => sql.includes('from "items"'))).toHaveLength(1);
  });

  test('a change that commits elsewhere is seen at once where it matters', async () => {
    const before = await api.deps.catalogue.get('corner');
    await api.deps.db.update(restaurants).set({ menu_version: 50, name: 'Renamed' });
    expect((await api.deps.catalogue.get('corner'))?.restaurant.name).toBe('Corner Burger');
    statements.length = 0;
    expect((await api.deps.catalogue.getFresh('corner'))?.restaurant.name).toBe('Renamed');
    await api.deps.catalogue.getFresh('corner');
    expect(statements.at(-1)).toContain('"menu_version"');
    expect(before?.menu_version).not.toBe(50);
    await api.deps.db.update(restaurants).set({ menu_version: 51, name: 'Corner Burger' });
    await api.deps.catalogue.getFresh('corner');
  });

  test('a transaction sees its own change, and keeps it to itself', async () => {
    await api.deps.catalogue.get('corner');
    const inside = await api.deps.db.transaction(async (tx) => {
      await tx.update(restaurants).set({ menu_version: 99, name: 'Not yet' });
      const entry = await api.deps.catalogue.getFresh('corner', tx);
      await tx.update(restaurants).set({ menu_version: 51, name: 'Corner Burger' });
      return entry;
    });
    expect(inside?.restaurant.name).toBe('Not yet');
    expect((await api.deps.catalogue.get('corner'))?.restaurant.name).toBe('Corner Burger');
  });

  test('an import anywhere is heard', async () => {
    await api.inject('/api/menu/corner/menus');
    bundle.edit('menus.yaml', 'price: 300', 'price: 325');
    await importBundle(
      { ...api.deps, catalogue: { ...api.deps.catalogue, forget: () => undefined } },
      bundle.folder,
    );
    const [cola] = await api.deps.db.select().from(items).where(eq(items.key, 'cola'));
    expect(cola?.price).toBe(325);
    await expect.poll(async () => (await menusIn('en'))[1].categories[0].items[0].price).toBe(325);
  });

  test('a second server gives nobody the menu of before once it heard of the commit', async () => {
    if (api.database.url === null) return expect(api.database.url).toBeNull();
    const { openPostgres } = await import('../db/postgres');
    const { config, log } = api.deps;
    const database = await openPostgres({ url: api.database.url });
    const { close, ...deps } = await openDeps({ config, log, database });
    const second = await buildApp(deps, { admission: admitAll() });
    const url = '/api/menu/corner/menus?language=en';
    const before = (await second.inject(url)).json().menus[1].categories[0].items[0].price;
    const news = new Promise<void>((resolve) => {
      deps.events.subscribe((event) => event?.type === 'restaurant.changed' && resolve());
    });
    bundle.edit('menus.yaml', `price: ${before}`, 'price: 475');
    await importBundle(api.deps, bundle.folder);
    await news;
    const after = (await second.inject(url)).json().menus[1].categories[0].items[0].price;
    expect(after).toBe(475);
    await second.close();
    await close();
    await database.close();
  });
});

describe('asking again', () => {
  test('is answered with 304 while nothing changed', async () => {
    const first = await api.inject({
      url: '/api/menu/corner/menus',
      headers: { 'accept-encoding': 'br' },
    });
    const { etag } = first.headers;
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      'content-encoding': 'br',
    });
    expect(etag).toMatch(/^"\d+-en-[\w-]+-br"$/);
    const again = await api.inject({
      url: '/api/menu/corner/menus',
      headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['etag']).toBe(etag);
  });

  test('each language and each encoding has a tag of its own', async () => {
    const tags = await Promise.all(
      [
        ['en', 'br'],
        ['fr', 'br'],
        ['en', 'gzip'],
        ['en', 'identity'],
      ].map(
        async ([language, encoding]) =>
          (
            await api.inject({
              url: `/api/menu/corner/menus?language=${language}`,
              headers: { 'accept-encoding': encoding },
            })
          ).headers['etag'],
      ),
    );
    expect(new Set(tags).size).toBe(4);
  });
});

test('by_schedule gives what is served now', async () => {
  const monday = { now: () => new Date('2026-11-23T17:00:00Z') };
  const tuesday = { now: () => new Date('2026-11-24T17:00:00Z') };
  for (const [clock, names] of [
    [monday, ['All day', 'Lunch menu']],
    [tuesday, ['All day']],
  ] as const) {
    const timed = await startApi({ bundles: [bundle.folder], clock });
    const { menus } = (await timed.inject('/api/menu/corner/menus?by_schedule=true')).json();
    expect(menus.map(({ name }: { name: string }) => name)).toEqual(names);
    await timed.close();
  }
});
