import { aCategory, aMenu, anItem, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSearch as openSearchWith, type SearchResult } from './open-search';

const DIET_NAMES = {
  vegetarian: ['Végétarien'],
  vegan: ['Végane', 'végétalien'],
  halal: ['Halal'],
  kosher: ['Casher'],
  gluten_free: ['Sans gluten'],
  lactose_free: ['Sans lactose'],
} as const;

function openSearch(menus: Parameters<typeof openSearchWith>[0]) {
  return openSearchWith(menus, (diet) => DIET_NAMES[diet]);
}

const menus = deepFreeze([
  aMenu({
    menu_id: 'dinner',
    name: 'Dinner',
    categories: [
      aCategory({
        items: [
          anItem({ item_id: 'brulee', name: 'Crème brûlée', description: 'Burnt sugar, vanilla.' }),
          anItem({ item_id: 'onglet', name: 'Bœuf à l’échalote', description: 'With fries.' }),
          anItem({ item_id: 'fries', name: 'Fries', description: 'Salt, vinegar.' }),
        ],
      }),
      aCategory({
        items: [
          anItem({ item_id: 'chicken', name: 'Grilled chicken', description: 'Fries beside it.' }),
          anItem({
            item_id: '0193a000-0000-7000-8000-00000000000a',
            name: 'Friesland cheese',
            description: '',
          }),
        ],
      }),
    ],
  }),
  aMenu({
    menu_id: 'fridays',
    name: 'Fries Friday',
    categories: [aCategory({ items: [anItem({ item_id: 'dip', name: 'Dip', description: '' })] })],
  }),
  aMenu({
    menu_id: 'old',
    name: 'Old fries',
    is_active: false,
    categories: [aCategory({ items: [anItem({ item_id: 'gone', name: 'Fries of old' })] })],
  }),
  aMenu({
    menu_id: 'secret',
    name: 'Secret fries',
    menu_status: 'HIDDEN',
    categories: [aCategory({ items: [anItem({ item_id: 'secret', name: 'Secret fries' })] })],
  }),
]);
const search = openSearch(menus);

function idOf(result: SearchResult): string {
  return result.kind === 'menu' ? result.menu.menu_id : result.item.item_id;
}

function found(query: string): string[] {
  return search(query).map(idOf);
}

test('SEARCH-1: inactive and hidden menus are not searched', () => {
  expect(found('old')).toEqual([]);
  expect(found('secret')).toEqual([]);
});

describe('SEARCH-2: where it is looked for', () => {
  test.each([
    ['dinner', ['dinner']],
    ['dip', ['dip']],
    ['vanilla', ['brulee']],
  ])('SEARCH-2: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test('SEARCH-2: what is found in its name and in its description is found once', () => {
    const twice = openSearch([
      aMenu({
        name: 'Lunch',
        categories: [aCategory({ items: [anItem({ name: 'Soup', description: 'Soup, soup!' })] })],
      }),
    ]);
    expect(twice('soup')).toHaveLength(1);
  });

  test('SEARCH-2: an item comes with its menu', () => {
    expect(search('dip')[0]?.menu.menu_id).toBe('fridays');
  });
});

describe('SEARCH-3: case, accents, ligatures', () => {
  test.each(['creme', 'CRÈME', 'crème brulee', 'Creme Brûlée'])('SEARCH-3: %s', (query) => {
    expect(found(query)).toEqual(['brulee']);
  });

  test.each(['boeuf', 'bœuf', 'léchalote'])('SEARCH-3: %s', (query) => {
    expect(found(query)).toEqual(['onglet']);
  });
});

describe('SEARCH-4: every word, by its beginning or a part', () => {
  test.each([
    ['brulee creme', ['brulee']],
    ['cr br', ['brulee']],
    ['chicken fries', ['chicken']],
    ['creme fries', []],
    ['ulee', ['brulee']],
    ['lee', ['brulee']],
    ['ee', []],
  ])('SEARCH-4: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('SEARCH-5: typing errors', () => {
  test.each([
    ['chiken', 'one is missing', ['chicken']],
    ['chickken', 'one is too many', ['chicken']],
    ['chocken', 'one is wrong', ['chicken']],
    ['hcicken', 'two are swapped', ['chicken']],
    ['chikkin', 'two of seven', ['chicken']],
    ['grild', 'one of five letters of a beginning', ['chicken']],
    ['xhixkxn', 'three of seven', []],
    ['dup', 'one of three', []],
  ])('SEARCH-5: %s, %s', (query, _, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

test('SEARCH-6: an id is found by eight characters, and by nothing less exact', () => {
  expect(found('0193A000')).toEqual(['0193a000-0000-7000-8000-00000000000a']);
  expect(found('0193a000-0000-7000-8000-00000000000a')).toHaveLength(1);
  expect(found('0193a00')).toEqual([]);
  expect(found('0193a001')).toEqual([]);
});

test.each(['', '  ', '—', '!?'])('SEARCH-7: "%s" finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

describe('SEARCH-8, SEARCH-9: the order', () => {
  test('SEARCH-8: menus come before items, though an item be nearer', () => {
    expect(found('fries').slice(0, 2)).toEqual(['fridays', 'fries']);
  });

  test('SEARCH-9: whole words, beginnings, descriptions', () => {
    expect(found('fries')).toEqual([
      'fridays',
      'fries',
      '0193a000-0000-7000-8000-00000000000a',
      'onglet',
      'chicken',
    ]);
  });

  test('SEARCH-9: what is spelt right comes before what is not', () => {
    const close = openSearch([
      aMenu({
        name: 'All day',
        categories: [
          aCategory({
            items: ['Roasted hen', 'Untoasted hen', 'Roasting hen', 'Toasted hen'].map((name) =>
              anItem({ item_id: name, name, description: '' }),
            ),
          }),
        ],
      }),
    ]);
    expect(close('toasted').map(idOf)).toEqual(['Toasted hen', 'Untoasted hen', 'Roasted hen']);
  });
});

test('SEARCH-10: what is equally near keeps the order of the menus', () => {
  const alike = openSearch([
    aMenu({
      name: 'All day',
      categories: [
        aCategory({
          items: ['c', 'a', 'b'].map((item_id) =>
            anItem({ item_id, name: 'Soup', description: '' }),
          ),
        }),
      ],
    }),
  ]);
  expect(alike('soup').map(idOf)).toEqual(['c', 'a', 'b']);
});

describe('SEARCH-12: hyphens and other marks', () => {
  const drinks = openSearch([
    aMenu({
      name: 'Drinks',
      categories: [
        aCategory({
          items: ['Coca-Cola', '7-Up', 'Dr. Pepper', 'Ginger ale'].map((name) =>
            anItem({ item_id: name, name, description: '' }),
          ),
        }),
      ],
    }),
  ]);

  test.each([
    ['cocacola', 'Coca-Cola'],
    ['coca cola', 'Coca-Cola'],
    ['coca-cola', 'Coca-Cola'],
    ['COLA', 'Coca-Cola'],
    ['7up', '7-Up'],
    ['7-up', '7-Up'],
    ['7 up', '7-Up'],
    ['dr pepper', 'Dr. Pepper'],
    ['ginger-ale', 'Ginger ale'],
  ])('SEARCH-12: %s', (query, name) => {
    expect(drinks(query).map(idOf)).toEqual([name]);
  });
});

test.each([
  ['vegane', ['wrap']],
  ['Végétarien', ['soup']],
  ['sans gluten', ['soup', 'wrap']],
  ['sans lactose', []],
])('SEARCH-13: %s finds the dishes that are marked so', (query, ids) => {
  const marked = openSearch([
    aMenu({
      name: 'Lunch',
      categories: [
        aCategory({
          items: [
            anItem({ item_id: 'soup', name: 'Soup', diets: ['vegetarian', 'gluten_free'] }),
            anItem({ item_id: 'wrap', name: 'Wrap', diets: ['vegan', 'gluten_free'] }),
            anItem({ item_id: 'steak', name: 'Steak', diets: null }),
          ],
        }),
      ],
    }),
  ]);
  expect(marked(query).map(idOf)).toEqual(ids);
});

describe('SEARCH-13: a diet name is never guessed', () => {
  const items = [
    anItem({ item_id: 'omelette', name: 'Omelette', description: '', diets: ['vegetarian'] }),
    anItem({ item_id: 'dahl', name: 'Dahl', description: '', diets: ['vegan'] }),
    anItem({
      item_id: 'cake',
      name: 'Gâteau',
      description: 'Sans sucre. Contient du lactose.',
      diets: ['gluten_free'],
    }),
    anItem({ item_id: 'sorbet', name: 'Sorbet', description: '', diets: ['lactose_free'] }),
    anItem({ item_id: 'milk', name: 'Lait', description: 'Il est sans lactose.', diets: null }),
    anItem({ item_id: 'pie', name: 'Tarte végétarienne', description: '', diets: null }),
  ];
  const card = openSearch([aMenu({ name: 'Carte', categories: [aCategory({ items })] })]);

  test.each([
    ['végétalien', ['dahl']],
    ['vegetal', ['dahl', 'pie']],
    ['végétarien', ['omelette', 'pie']],
    ['sans lactose', ['sorbet', 'milk']],
    ['sans-lactose sorbet', ['sorbet']],
    ['sans lactsoe', ['cake', 'milk']],
    ['sans glu', ['cake']],
  ])('SEARCH-13: %s', (query, ids) => {
    expect(card(query).map(idOf).toSorted()).toEqual(ids.toSorted());
  });
});

test('SEARCH-11: an answer does not depend on what was typed before', () => {
  const letters = fc.constantFrom(...'aceéfhiknrsœ '.split(''));
  const query = fc.array(letters, { maxLength: 12 }).map((each) => each.join(''));
  fc.assert(
    fc.property(fc.array(query, { maxLength: 5 }), query, (earlier, last) => {
      for (const each of earlier) search(each);
      expect(found(last)).toEqual(openSearch(menus)(last).map(idOf));
    }),
  );
});
