import { describe, expect, test } from 'vitest';
import { dayOfWeek, menusFileSchema, restaurantFileSchema, translationsFileSchema } from './index';

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
  ])('is refused with %s', (_, change) => {
    expect(restaurantFileSchema.safeParse({ ...restaurant, ...change }).success).toBe(false);
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
    expect(
      menusFileSchema.parse({ menus }).menus[0]?.categories[0]?.items[0]?.modifier_groups,
    ).toEqual(item.modifier_groups);
  });

  test('a price is whole cents', () => {
    const item = { key: 'burger', name: 'Burger', price: 10.95 };
    const menus = [
      { key: 'day', name: 'Day', categories: [{ key: 'all', name: 'All', items: [item] }] },
    ];
    expect(menusFileSchema.safeParse({ menus }).success).toBe(false);
  });

  test('the week begins on Monday', () => {
    expect([dayOfWeek('mon'), dayOfWeek('sun')]).toEqual([1, 7]);
  });
});

describe('translations', () => {
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
