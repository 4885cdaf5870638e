import { describe, expect, test } from 'vitest';
import {
  campaignsFileSchema,
  dayOfWeek,
  menusFileSchema,
  restaurantFileSchema,
  translationsFileSchema,
} from './index';

const restaurant = {
  endpoint: 'pier',
  name: 'The Pier',
  theme: { primary: '#c8321f', secondary: null, radius: 'soft' },
  address: '1 Pier Road',
  timezone: 'America/Toronto',
};

describe('restaurant.yaml', () => {
  test('a few lines are enough', () => {
    expect(restaurantFileSchema.parse(restaurant)).toMatchObject({
      currency: 'USD',
      language: 'en',
      state: 'ACTIVE',
      prep_minutes: 20,
      tip_options: [15, 0, 10, 18, 20, 25],
    });
  });

  test.each([
    ['a zone that is none', { timezone: 'Toronto' }],
    ['a picture outside of the folder', { logo: '../../etc/logo.png' }],
    ['a picture with an absolute path', { logo: '/etc/logo.png' }],
    ['a file that is no picture', { logo: 'images/logo.sh' }],
    ['a key nobody knows', { colour: 'red' }],
    ['a PIN of three digits', { staff: [{ name: 'Sam', pin: '123' }] }],
    ['a name of blanks', { name: '   ' }],
    ['a name of what nobody sees', { name: '\u200B' }],
    ['an address of blanks', { address: ' ' }],
    ['a colleague without a name', { staff: [{ name: '\u3164', pin: '1234' }] }],
    ['a notice that says nothing', { notices: [{ key: 'fish', title: 'Fish', text: ' \n ' }] }],
    ['a request of blanks', { quick_requests: [{ key: 'ice', name: ' ' }] }],
    ['words for a number', { phone_number: 'call me <b>' }],
    ['a number of two digits', { phone_number: '+1 (2)' }],
    ['two numbers', { phone_number: '416 555 0123 / 416 555 0124' }],
    ['a desk without a number', { concierge: { name: 'The desk', phone_number: 'dial nine' } }],
  ])('is refused with %s', (_, change) => {
    expect(restaurantFileSchema.safeParse({ ...restaurant, ...change }).success).toBe(false);
  });

  test.each([
    '+14165550123',
    '(416) 555-0123',
    '416.555.0123 x7',
    '+44 (0)20 7946 0958 ext. 12',
    '+1 416-555-0123 #4',
    '911',
  ])('its number may be written %s', (phone_number) => {
    expect(restaurantFileSchema.safeParse({ ...restaurant, phone_number }).success).toBe(true);
  });
});

describe('menus.yaml', () => {
  test('an item names a group by key, or with a rule of its own', () => {
    const item = {
      key: 'burger',
      name: 'Burger',
      price: 1095,
      modifier_groups: ['bun', { group: 'dips', max_qty: 2 }],
    };
    const menus = [
      { key: 'day', name: 'Day', categories: [{ key: 'all', name: 'All', items: [item] }] },
    ];
    expect(menusFileSchema.parse({ menus }).menus[0]?.categories[0]?.items[0]).toMatchObject({
      modifier_groups: item.modifier_groups,
    });
  });

  test('a price is whole cents', () => {
    const item = { key: 'burger', name: 'Burger', price: 10.95 };
    const menus = [
      { key: 'day', name: 'Day', categories: [{ key: 'all', name: 'All', items: [item] }] },
    ];
    expect(menusFileSchema.safeParse({ menus }).success).toBe(false);
  });

  test('a name has no blanks around it, single ones within, and more than those', () => {
    const name = ' Baked\u00a0 \n potato  ';
    const item = { key: 'potato', name, price: 450, modifier_groups: ['dip'] };
    const categories = [{ key: 'all', name, items: [item] }];
    const written = {
      modifier_groups: [{ key: 'dip', name, modifiers: [{ key: 'dill', name }] }],
      menus: [{ key: 'day', name, categories }],
    };
    const { menus, modifier_groups } = menusFileSchema.parse(written);
    const read = JSON.stringify({ menus, modifier_groups });
    expect([...read.matchAll(/"name":"([^"]*)"/gu)].map(([, each]) => each)).toEqual(
      Array.from({ length: 5 }, () => 'Baked potato'),
    );
    const blank = { ...written, menus: [{ key: 'day', name: '  ', categories }] };
    expect(menusFileSchema.safeParse(blank).success).toBe(false);
  });

  test('a menu has the look of the restaurant, or a theme and a logo of its own', () => {
    const day = { key: 'day', name: 'Day', categories: [] };
    const { theme } = restaurant;
    const { menus } = menusFileSchema.parse({
      menus: [day, { ...day, key: 'night', theme, logo: 'images/night.svg' }],
    });
    expect(menus).toMatchObject([
      { theme: null, logo: null },
      { theme: { ...theme, font: 'sans' }, logo: 'images/night.svg' },
    ]);
    for (const wrong of [{ primary: 'red' }, { primary: '#c8321f' }, { ...theme, size: 2 }])
      expect(menusFileSchema.safeParse({ menus: [{ ...day, theme: wrong }] }).success).toBe(false);
  });

  test('the week begins on Monday', () => {
    expect([dayOfWeek('mon'), dayOfWeek('sun')]).toEqual([1, 7]);
  });
});

describe('translations', () => {
  test('a name has its blanks as those of the menu', () => {
    const { items } = translationsFileSchema.parse({
      items: { potato: { name: 'Pomme  au four ' } },
    });
    expect(items['potato']?.name).toBe('Pomme au four');
  });

  test('modifiers are named with their group', () => {
    expect(
      translationsFileSchema.safeParse({ modifiers: { 'bun.brioche': { name: 'Brioche' } } })
        .success,
    ).toBe(true);
    expect(
      translationsFileSchema.safeParse({ modifiers: { brioche: { name: 'Brioche' } } }).success,
    ).toBe(false);
  });
});

describe('campaigns.yaml', () => {
  const lunch = {
    key: 'lunch-deal',
    name: 'Lunch deal',
    code: ' lunch-10 ',
    campaign_type: 'CAMPAIGN_PURCHASE_AND_GET',
    purchase_and_get: { item_groups: [{ key: 'main', name: 'A main', items: ['burger'] }] },
    discount: { discount_type: 'DISCOUNT_PERCENT', price: 10 },
  };

  test('a few lines are enough', () => {
    expect(campaignsFileSchema.parse({ campaigns: [lunch] }).campaigns[0]).toMatchObject({
      code: 'LUNCH-10',
      is_active: true,
      max_per_order: 1,
      max_redemptions: null,
      order_types: ['DINE_IN', 'TAKEOUT'],
      purchase_and_get: {
        count: 1,
        item_groups: [{ count: 1, items: ['burger'] }],
        categories: [],
        menus: [],
      },
      discount: { max_amount: null, count: null, items: [] },
    });
  });

  test.each([
    ['2026-12-01T18:00', true],
    ['2026-12-01T18:00:00Z', true],
    ['2026-12-01T18:00:00-05:00', true],
    ['2026-12-01', false],
    ['1 December', false],
  ])('a moment is written as %s: %s', (starts_at, isAllowed) => {
    expect(campaignsFileSchema.safeParse({ campaigns: [{ ...lunch, starts_at }] }).success).toBe(
      isAllowed,
    );
  });

  test.each([
    ['a block of another type', { spend_and_get: { min_spend: 2000 } }],
    ['a percentage above all', { discount: { discount_type: 'DISCOUNT_PERCENT', price: 101 } }],
    ['a price for free items', { discount: { discount_type: 'DISCOUNT_ITEM', price: 1 } }],
    ['a code with a space inside', { code: 'LUNCH 10' }],
    ['a limit of nothing', { max_redemptions: 0 }],
    ['no way of ordering', { order_types: [] }],
  ])('is refused with %s', (_, change) => {
    expect(campaignsFileSchema.safeParse({ campaigns: [{ ...lunch, ...change }] }).success).toBe(
      false,
    );
  });
});
