import { expect, test } from 'vitest';
import { convertFile, dishesOf, questionsOf, refusedOf } from '../testing/convert-file';

function allWeek(day: object) {
  return Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [name, day]),
  );
}

function menu(item: object, time: object = {}) {
  return {
    currency: { code: 'USD', exponent: 2 },
    sellingTimes: [
      {
        id: 't1',
        name: 'Lunch',
        serviceHours: allWeek({
          openPeriodType: 'OpenPeriod',
          periods: [{ startTime: 690, endTime: 1290 }],
        }),
        ...time,
      },
      { id: 't2', name: 'Always', serviceHours: allWeek({ openPeriodType: 'OpenAllDay' }) },
    ],
    categories: [
      {
        id: 'c',
        name: 'Sets',
        sellingTimeID: 't1',
        items: [
          {
            id: 'i',
            name: 'Burger',
            price: 1900,
            modifierGroups: [
              {
                id: 'g',
                name: 'Add on',
                selectionRangeMin: 0,
                selectionRangeMax: 2,
                modifiers: [{ id: 'm', name: 'Tuna', price: 200 }],
              },
            ],
            ...item,
          },
          { id: 'j', name: 'Cola', price: 300, sellingTimeID: 't2' },
        ],
      },
    ],
  };
}

test('each selling time is a menu with its hours', () => {
  const converted = convertFile('grabfood', [menu({})], { currency: null });
  expect(refusedOf(converted)).toEqual([]);
  expect(
    converted.menus.menus.map(({ name, schedule, categories }) => [
      name,
      schedule,
      categories.map(({ items }) => items.length),
    ]),
  ).toEqual([
    ['Lunch', 'lunch', [1]],
    ['Always', 'always', [1]],
  ]);
  expect(
    converted.menus.schedules.map(({ intervals }) =>
      intervals.map(({ start_time, end_time }) => `${start_time}-${end_time}`),
    ),
  ).toEqual([['11:30-21:30'], ['00:00-00:00']]);
  expect(questionsOf(converted, 'Burger')).toEqual([['Add on', [0, 2], { Tuna: 200 }]]);
});

test('prices of channels, counted stock, dates and hidden dishes are told', () => {
  const converted = convertFile('grabfood', [
    menu(
      {
        advancedPricing: { Delivery: 2100, DineIn: null },
        maxStock: 5,
        availableStatus: 'UNAVAILABLE',
      },
      { endTime: '2025-01-21 22:00:00' },
    ),
  ]);
  expect(refusedOf(converted)).toEqual([
    'Burger / prices of channels: price_by_place → part',
    'Burger / stock: stock_counted → part',
    'Burger / all: dates_limited → item',
  ]);
  expect(converted.refusals.at(-1)?.message).toBe(
    'is offered on some dates only: until 2025-01-21 22:00:00',
  );
  expect([...dishesOf(converted).keys()]).toEqual(['Cola']);
  const sold = convertFile('grabfood', [menu({ availableStatus: 'UNAVAILABLE' })]);
  expect(dishesOf(sold).get('Burger')?.is_in_stock).toBe(false);
  expect(refusedOf(convertFile('grabfood', [menu({ availableStatus: 'HIDE' })]))).toEqual([
    'Burger / all: hidden → item',
  ]);
});

test('what lies beside the menu in its file is told', () => {
  const converted = convertFile('grabfood', [{ Menu: menu({}), Campaigns: { ongoing: [] } }]);
  expect(converted.notes).toEqual(['Campaigns: no part of a menu, left out']);
  expect(converted.sold).toHaveLength(2);
});

test('amounts of other decimals are not taken for cents', () => {
  const yen = { ...menu({}), currency: { code: 'JPY', exponent: 0 } };
  expect(refusedOf(convertFile('grabfood', [yen]))).toContain(
    'the whole menu / all: price_not_understood → everything',
  );
});
