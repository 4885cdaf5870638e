import { isOwnItem } from '@comanda/contracts/bundle';
import type { Menu, Restaurant } from '@comanda/contracts';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../../testing';
import { convertMenu } from '../convert-menu';
import { jsonLdText } from './json-ld';
import { readSchemaOrg } from './read-schema-org';
import { restaurantJsonLd } from './restaurant-json-ld';

const READ = { currency: null, country: 'US', pick: null, location: null } as const;
const demo = fileURLToPath(new URL('../../../../../demo/harbor-burger', import.meta.url));

let api: RunningApi;
let restaurant: Restaurant;
let menus: readonly Menu[];
beforeAll(async () => {
  api = await startApi({ bundles: [demo] });
  const entry = await api.deps.catalogue.get('harbor');
  if (entry === null) throw new Error('The demo restaurant was not imported.');
  ({ restaurant, menus } = entry);
});
afterAll(() => api.close());

function document(
  of: Restaurant = restaurant,
  url: string | null = 'https://order.example/harbor',
) {
  return restaurantJsonLd(of, menus, { url, language: 'en' });
}

describe('a restaurant in the words of schema.org', () => {
  test('says who and where it is, with addresses that work anywhere', () => {
    expect(document()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      url: 'https://order.example/harbor',
      name: restaurant.name,
      address: restaurant.address,
      currenciesAccepted: restaurant.currency,
      image: expect.stringMatching(/^https:\/\/order\.example\/api\/media\/[\w/-]+-\d+\.webp$/),
    });
  });

  test('without an address of its own it names no picture', () => {
    expect(JSON.stringify(document(restaurant, null))).not.toContain('.webp');
  });

  test('prices are decimals of the restaurant’s currency', () => {
    const text = JSON.stringify(document());
    const prices = [...text.matchAll(/"price":"([^"]*)","priceCurrency":"([A-Z]{3})"/g)];
    expect(prices.length).toBeGreaterThan(100);
    expect(
      prices.every(
        ([, price = '', currency]) => /^\d+\.\d\d$/.test(price) && currency === restaurant.currency,
      ),
    ).toBe(true);
  });

  test('no text of a restaurant ends the script it stands in', () => {
    const text = jsonLdText(
      document({ ...restaurant, name: '</script><script>alert(1)</script>' }),
    );
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' });
  });

  test('a menu that is hidden or switched off is not told', () => {
    const [first] = menus;
    const hidden = menus.map((menu) => ({ ...menu, menu_status: 'HIDDEN' as const }));
    expect(restaurantJsonLd(restaurant, hidden, { url: null, language: 'en' })).not.toHaveProperty(
      'hasMenu',
    );
    expect(
      JSON.stringify(
        restaurantJsonLd(restaurant, [{ ...(first as Menu), is_active: false }], {
          url: null,
          language: 'en',
        }),
      ),
    ).not.toContain('hasMenu'); // there is one
  });
});

describe('there and back', () => {
  test('dishes, prices, questions, diets and hours come back', () => {
    const foreign = readSchemaOrg(JSON.parse(jsonLdText(document())), READ);
    if (foreign === null) throw new Error('Our own document was not understood.');
    const back = convertMenu(foreign, READ);
    expect(back.refusals).toEqual([]);
    expect(back.restaurant).toMatchObject({
      name: restaurant.name,
      description: restaurant.description,
      address: restaurant.address,
      currency: restaurant.currency,
      phone_number: restaurant.phone_number,
    });
    const groups = new Map(back.menus.modifier_groups.map((group) => [group.key, group]));
    const shown = menus.filter(
      ({ is_active, menu_status }) => is_active && menu_status !== 'HIDDEN',
    );
    expect(
      back.menus.menus.map((menu) => ({
        name: menu.name,
        hours:
          back.menus.schedules
            .find(({ key }) => key === menu.schedule)
            ?.intervals.flatMap(({ days, start_time, end_time }) =>
              days.map((day) => `${day} ${start_time}-${end_time}`),
            )
            .toSorted() ?? null,
        categories: menu.categories.map((category) => ({
          name: category.name,
          items: category.items.filter(isOwnItem).map((item) => ({
            name: item.name,
            description: item.description,
            price: item.price,
            is_in_stock: item.is_in_stock,
            diets: item.diets?.toSorted() ?? [],
            groups: item.modifier_groups.map((use) => {
              const group = groups.get(typeof use === 'string' ? use : use.group);
              return [
                group?.name,
                group?.min_qty,
                group?.max_qty,
                group?.modifiers.map(({ name, price }) => [name, price]),
              ];
            }),
          })),
        })),
      })),
    ).toEqual(
      shown.map((menu) => ({
        name: menu.name,
        hours:
          menu.schedule?.intervals
            .map(
              ({ day_of_week, start_time, end_time }) =>
                `${['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][day_of_week - 1]} ${start_time}-${end_time}`,
            )
            .toSorted() ?? null,
        categories: menu.categories.map((category) => ({
          name: category.name,
          items: category.items.map((item) => ({
            name: item.name,
            description: item.description,
            price: item.price,
            is_in_stock: item.is_in_stock,
            diets: item.diets?.toSorted() ?? [],
            groups: item.item_modifier_groups.map((group) => [
              group.name,
              Math.max(group.min_qty, group.is_required ? 1 : 0),
              group.max_selections === 1 || !group.is_multiple_selection_allowed
                ? 1
                : group.max_qty,
              group.modifiers.map(({ name, price }) => [name, price]),
            ]),
          })),
        })),
      })),
    );
  });

  test('opening hours past midnight, all day, and dates of their own', () => {
    const schedule = {
      schedule_id: '',
      name: '',
      intervals: [
        { day_of_week: 5, start_time: '18:00', end_time: '02:00' },
        { day_of_week: 6, start_time: '00:00', end_time: '00:00' },
      ],
      exceptions: [
        { date: '2026-12-24', intervals: [{ start_time: '11:00', end_time: '15:00' }] },
        { date: '2026-12-25', intervals: [] },
      ],
    };
    const foreign = readSchemaOrg(document({ ...restaurant, schedule }), READ);
    expect(foreign?.restaurant.opening_hours).toEqual({
      name: '',
      intervals: [
        { days: ['fri'], start_time: '18:00', end_time: '02:00' },
        { days: ['sat'], start_time: '00:00', end_time: '23:59' },
      ],
      exceptions: schedule.exceptions,
    });
  });
});
