import { describe, expect, test } from 'vitest';
import { convertFile, dishesOf, questionsOf, refusedOf } from '../testing/convert-file';

function en(text: string) {
  return { translations: { fr_fr: `${text} (fr)`, en_us: text } };
}

const free = { price_info: { price: 0 } };

function item(id: string, price: number, more: object = {}) {
  return {
    id,
    title: en(id),
    description: en(''),
    price_info: { price },
    tax_info: { tax_rate: 8 },
    ...more,
  };
}

function group(
  id: string,
  options: readonly string[],
  min: number,
  max: number,
  more: object = {},
) {
  return {
    id,
    title: en(id),
    modifier_options: options.map((option) => ({ type: 'ITEM', id: option })),
    quantity_info: { quantity: { min_permitted: min, max_permitted: max, ...more } },
  };
}

function menu(
  items: readonly { readonly id: string }[],
  groups: readonly unknown[],
  sold: readonly string[],
) {
  return {
    menus: [
      {
        id: 'lunch',
        title: en('Lunch'),
        service_availability: ['monday', 'tuesday'].map((day_of_week) => ({
          day_of_week,
          time_periods: [{ start_time: '10:30', end_time: '15:00' }],
        })),
        category_ids: ['mains'],
      },
    ],
    categories: [
      { id: 'mains', title: en('Mains'), entities: sold.map((id) => ({ type: 'ITEM', id })) },
    ],
    items,
    modifier_groups: groups,
  };
}

describe('an Uber Eats menu', () => {
  test('an option costs what it costs where it stands', () => {
    const coffee = item('Coffee', 250, {
      price_info: {
        price: 250,
        overrides: [{ context_type: 'MODIFIER_GROUP', context_value: 'Drink', price: 100 }],
      },
    });
    const burger = item('Burger', 899, { modifier_group_ids: { ids: ['Drink'] } });
    const converted = convertFile('uber-eats', [
      menu([burger, coffee], [group('Drink', ['Coffee'], 0, 1)], ['Burger', 'Coffee']),
    ]);
    expect(refusedOf(converted)).toEqual([]);
    expect(dishesOf(converted).get('Coffee')?.price).toBe(250);
    expect(questionsOf(converted, 'Burger')).toEqual([['Drink', [0, 1], { Coffee: 100 }]]);
    expect(converted.restaurant).toMatchObject({ tax_percentage: '8' });
    expect(converted.menus.schedules).toMatchObject([
      { intervals: [{ days: ['mon', 'tue'], start_time: '10:30', end_time: '15:00' }] },
    ]);
  });

  test('choices within choices become one choice, at the exact sum', () => {
    const items = [
      item('Meal', 1000, { modifier_group_ids: { ids: ['Side'] } }),
      item('Salad', 150, { modifier_group_ids: { ids: ['Dressing'] } }),
      item('Fries', 0),
      item('Ranch', 50),
      item('Caesar', 75),
    ];
    const groups = [
      group('Side', ['Salad', 'Fries'], 1, 1),
      group('Dressing', ['Ranch', 'Caesar'], 0, 1),
    ];
    const converted = convertFile('uber-eats', [menu(items, groups, ['Meal'])]);
    expect(refusedOf(converted)).toEqual([]);
    expect(questionsOf(converted, 'Meal')).toEqual([
      ['Side', [1, 1], { Salad: 150, 'Salad · Ranch': 200, 'Salad · Caesar': 225, Fries: 0 }],
    ]);
  });

  test('six levels of choices come to fourteen, each at its exact sum', () => {
    const levels = [1, 2, 3, 4, 5, 6];
    const items = [
      item('Meal', 1000, { modifier_group_ids: { ids: ['Level 1'] } }),
      ...levels.map((level) =>
        item(`On ${level}`, 10 ** (level - 1), {
          modifier_group_ids: { ids: level === 6 ? [] : [`Level ${level + 1}`] },
        }),
      ),
      ...levels.map((level) => item(`Off ${level}`, 5)),
      ...['End', 'Stop'].map((name) => item(name, 7)),
    ];
    const groups = levels.map((level) => group(`Level ${level}`, choicesAt(level), 1, 1));
    const converted = convertFile('uber-eats', [menu(items, groups, ['Meal'])]);
    expect(refusedOf(converted)).toEqual([]);
    const [[, , options]] = questionsOf(converted, 'Meal') as [[string, unknown, object]];
    expect(Object.keys(options)).toHaveLength(14);
    expect(options).toMatchObject({
      'On 1 · On 2 · On 3 · On 4 · On 5 · On 6': 111_111,
      'On 1 · On 2 · On 3 · Off 4': 116,
      'On 1 · End': 8,
    });

    /** Two ways on every level, and a few ends more. */
    function choicesAt(level: number): string[] {
      const ends = [0, 2, 2, 2, 1, 0][level - 1];
      return [`On ${level}`, `Off ${level}`, ...['End', 'Stop'].slice(0, ends)];
    }
  });

  test('free units are kept where all options cost the same, and refused where it matters which', () => {
    const items = [
      item('Bowl', 900, { modifier_group_ids: { ids: ['Veg'] } }),
      item('Plate', 900, { modifier_group_ids: { ids: ['Meat'] } }),
      item('Corn', 100),
      item('Peas', 100),
      item('Beef', 300),
    ];
    const groups = [
      group('Veg', ['Corn', 'Peas'], 0, 5, { charge_above: 2 }),
      group('Meat', ['Corn', 'Beef'], 0, 5, { charge_above: 1 }),
    ];
    const converted = convertFile('uber-eats', [menu(items, groups, ['Bowl', 'Plate'])]);
    expect(converted.menus.modifier_groups.find(({ name }) => name === 'Veg')?.free_qty).toBe(2);
    expect(refusedOf(converted)).toEqual(['Plate / Meat: units_free → item']);
  });

  test('what leads nowhere, back to itself, or into too much is refused', () => {
    const many = Array.from({ length: 12 }, (_, index) => item(`Sauce ${index}`, 10));
    const items = [
      item('A', 100, { modifier_group_ids: { ids: ['gone'] } }),
      item('B', 100, { modifier_group_ids: { ids: ['Loop'] } }),
      item('C', 100, { modifier_group_ids: { ids: ['Outer'] } }),
      item('Wings', 0, { modifier_group_ids: { ids: ['Sauces'] } }),
      ...many,
    ];
    const groups = [
      group('Loop', ['B'], 0, 1),
      group('Outer', ['Wings'], 1, 1),
      group(
        'Sauces',
        many.map(({ id }) => id),
        0,
        12,
      ),
    ];
    const converted = convertFile('uber-eats', [menu(items, groups, ['A', 'B', 'C'])]);
    expect(refusedOf(converted)).toEqual([
      'A / gone: choices_missing → item',
      'B / Loop: choices_circular → item',
      'C / Outer: choices_nested_too_deep → item',
    ]);
    expect(converted.refusals[1]?.message).toBe('its choices lead back to each other: Loop → Loop');
  });

  test('a file that branches without end is refused before it is read to its end', () => {
    const levels = Array.from({ length: 12 }, (_, level) => level);
    const items = levels.flatMap((level) =>
      names(level).map((name) =>
        item(name, 1, { modifier_group_ids: { ids: level === 11 ? [] : [`G${level + 1}`] } }),
      ),
    );
    const groups = levels.map((level) => group(`G${level}`, names(level), 1, 1));
    const dish = item('Endless', 900, { modifier_group_ids: { ids: ['G0'] } });
    const converted = convertFile('uber-eats', [menu([dish, ...items], groups, ['Endless'])]);
    expect(refusedOf(converted)).toEqual(['Endless / G11: choices_nested_too_deep → item']);
    expect(dishesOf(converted).size).toBe(0);

    function names(level: number): string[] {
      return levels.map((index) => `${level}.${index}`);
    }
  });

  test('suspended is sold out; diets and a tax of its own are kept', () => {
    const items = [
      item('Soup', 500, { suspension_info: { suspension: { suspend_until: 8640000000 } } }),
      item('Stew', 500, {
        dish_info: { classifications: { dietary_label_info: { labels: ['VEGAN', 'ORGANIC'] } } },
      }),
      item('Beer', 500, { tax_info: { tax_rate: 12 } }),
      item('Bread', 0, free),
    ];
    const converted = convertFile('uber-eats', [menu(items, [], ['Soup', 'Stew', 'Beer'])]);
    expect(dishesOf(converted).get('Soup')?.is_in_stock).toBe(false);
    expect(dishesOf(converted).get('Stew')?.diets).toEqual(['vegan']);
    expect(dishesOf(converted).get('Beer')?.tax_percentage).toBe('12');
    expect(dishesOf(converted).get('Stew')?.tax_percentage).toBeNull();
    expect(refusedOf(converted)).toEqual([]);
  });

  test('dishes and options of some dates or hours are named in words, and never sold always', () => {
    const week = [
      { day_of_week: 'monday', time_periods: [{ start_time: '10:00', end_time: '11:00' }] },
    ];
    const january = { start_date: '2020-01-01', end_date: '2020-01-31' };
    const items = [
      item('Soup', 500, { modifier_group_ids: { ids: ['Bread'] } }),
      item('Stew', 500, { visibility_info: { hours: [{ hours_of_week: week }] } }),
      item('Pie', 500, { visibility_info: { hours: [january] } }),
      item('Cake', 500, { visibility_info: { start_date: '2020-01-01' } }),
      item('Rye', 100, { visibility_info: { hours: [{ ...january, hours_of_week: week }] } }),
      item('Bun', 100),
    ];
    const groups = [group('Bread', ['Rye', 'Bun'], 0, 1)];
    const converted = convertFile('uber-eats', [
      menu(items, groups, ['Soup', 'Stew', 'Pie', 'Cake']),
    ]);
    expect(refusedOf(converted)).toEqual([
      'Soup / Bread: Rye: dates_limited → part',
      'Soup / Bread: Rye: hours_own → part',
      'Stew / all: hours_own → item',
      'Pie / all: dates_limited → item',
      'Cake / all: dates_limited → item',
    ]);
    expect(converted.refusals.map(({ message }) => message)).toEqual([
      'is offered on some dates only: 2020-01-01 to 2020-01-31',
      expect.stringContaining('is sold at hours of its own'),
      'is sold at hours of its own, and a dish has those of its menu here: day_of_week monday, time_periods start_time 10:00, end_time 11:00',
      'is offered on some dates only: 2020-01-01 to 2020-01-31',
      'is offered on some dates only: from 2020-01-01 on',
    ]);
    expect(questionsOf(converted, 'Soup')).toEqual([['Bread', [0, 1], { Bun: 100 }]]);
  });

  test('hours that cannot be read are told by day; a menu that says nothing is always served', () => {
    const file = menu([item('Soup', 500)], [], ['Soup']);
    const broken = JSON.stringify(file).replace('"15:00"', '"3 pm"');
    const converted = convertFile('uber-eats', [JSON.parse(broken)]);
    expect(converted.refusals[0]?.message).toBe(
      'the hours cannot be read: monday, start_time 10:30, end_time 3 pm',
    );
    const silent = {
      ...file,
      menus: file.menus.map((each) => ({ ...each, service_availability: [] })),
    };
    expect(convertFile('uber-eats', [silent]).menus.menus[0]?.schedule).toBeNull();
  });

  test('a count of different options, an option that must be taken, a deposit and a weight are refused', () => {
    const items = [
      item('Box', 900, { modifier_group_ids: { ids: ['Two kinds'] } }),
      item('Trio', 900, { modifier_group_ids: { ids: ['At most two'] } }),
      item('Pair', 900, { modifier_group_ids: { ids: ['One each'] } }),
      item('Set', 900, { modifier_group_ids: { ids: ['Fixed'] } }),
      item('Dozen', 900, { modifier_group_ids: { ids: ['Dozens'] } }),
      item('Cola', 300, { price_info: { price: 300, container_deposit: 10 } }),
      item('Ham', 300, {
        price_info: { price: 300, priced_by_unit: { measurement_type: 'MEASUREMENT_TYPE_WEIGHT' } },
      }),
      item('Corn', 0),
      item('Peas', 0),
      item('Rice', 0, { quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } } }),
    ];
    const both = ['Corn', 'Peas'];
    const groups = [
      group('Two kinds', both, 2, 4, { min_permitted_unique: 2 }),
      group('At most two', [...both, 'Corn'], 0, 5, { max_permitted_unique: 2 }),
      group('One each', both, 0, 4, { max_permitted_unique: 2, min_permitted_unique: 1 }),
      group('Fixed', ['Rice'], 1, 1),
      group('Dozens', both, 12, 24, { is_min_permitted_optional: true }),
    ];
    const dishes = ['Box', 'Trio', 'Pair', 'Set', 'Dozen', 'Cola', 'Ham'];
    const converted = convertFile('uber-eats', [menu(items, groups, dishes)]);
    expect(refusedOf(converted)).toEqual([
      'Box / Two kinds: different_choices → item',
      'Trio / At most two: different_choices → item',
      'Set / Fixed: Rice: default_part_fixed → item',
      'Dozen / Dozens: minimum_quantity → item',
      'Cola / price: deposit → item',
      'Ham / price: price_by_weight → item',
    ]);
    expect([...dishesOf(converted).keys()]).toEqual(['Pair']);
  });

  test('a least number that is optional is none', () => {
    const items = [item('Soup', 500, { modifier_group_ids: { ids: ['Bread'] } }), item('Rye', 100)];
    const groups = [group('Bread', ['Rye'], 1, 3, { is_min_permitted_optional: true })];
    const converted = convertFile('uber-eats', [menu(items, groups, ['Soup'])]);
    expect(refusedOf(converted)).toEqual([]);
    expect(questionsOf(converted, 'Soup')).toEqual([['Bread', [0, 3], { Rye: 100 }]]);
  });
});
