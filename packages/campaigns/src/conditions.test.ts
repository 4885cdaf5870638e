import {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  deepFreeze,
  freeItems,
} from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { evaluateCampaign } from './evaluate-campaign';
import { index, linesOf } from './test-carts';

const nothing = { item_ids: [], category_ids: [], menu_ids: [] };

function evaluated(campaign: Parameters<typeof evaluateCampaign>[0], ...lines: string[]) {
  return evaluateCampaign(deepFreeze(campaign), { lines: linesOf(...lines) }, index);
}

function timesOf(campaign: Parameters<typeof evaluateCampaign>[0], ...lines: string[]): number {
  const evaluation = evaluated(campaign, ...lines);
  return evaluation.ok ? evaluation.value.times : 0;
}

describe('CAMP-4: an entity', () => {
  test.each([
    ['everything', {}, 'gelato', 1],
    ['an item', { item_ids: ['wine', 'water'] }, 'wine', 1],
    ['a category', { category_ids: ['pizzas'] }, 'funghi', 1],
    ['a menu', { menu_ids: ['afters'] }, 'tiramisu', 1],
    ['any of what it names', { item_ids: ['wine'], menu_ids: ['afters'] }, 'gelato', 1],
    ['not another item', { item_ids: ['wine'] }, 'water', 0],
    ['not another category', { category_ids: ['pizzas'] }, 'wine', 0],
    ['not another menu', { menu_ids: ['afters'] }, 'margherita', 0],
  ])('CAMP-4: %s', (_, entity, item, times) => {
    const campaign = anEntityCampaign({ discounted_entity: { ...nothing, ...entity } });
    expect(timesOf(campaign, `1 ${item}`)).toBe(times);
  });
});

describe('CAMP-5: spend and get', () => {
  const twenty = aSpendCampaign({ max_per_order: 9 });

  test.each([
    [['1 margherita', '1 wine'], 0],
    [['2 margherita'], 1],
    [['1 margherita + 1 cheese', '1 tartufo'], 1],
    [['3 margherita', '1 wine', '1 water'], 2],
    [['4 margherita'], 2],
    [['99 margherita'], 9],
    [['1 margherita', '1 old', '1 gone'], 0],
    [['1 margherita', '1 wine', '1 water reward'], 0],
    [['1 margherita', '1 wine', '1 water of another'], 0],
  ])('CAMP-5: %j earns 20.00 %d times', (lines, times) => {
    expect(timesOf(twenty, ...lines)).toBe(times);
  });

  test('CAMP-5: on what is eligible only', () => {
    const onPizzas = aSpendCampaign({
      spend_and_get: { ...nothing, min_spend: 1200, category_ids: ['pizzas'] },
    });
    expect(timesOf(onPizzas, '1 margherita', '9 wine')).toBe(0);
    expect(timesOf(onPizzas, '1 funghi')).toBe(1);
  });

  test('CAMP-5: without the named items that it would give away', () => {
    const sweet = aSpendCampaign({ discount: freeItems(1, ['tiramisu']), max_per_order: 2 });
    expect(timesOf(sweet, '1 margherita', '1 wine', '1 tiramisu')).toBe(0);
    expect(timesOf(sweet, '2 margherita', '1 tiramisu')).toBe(1);
    expect(timesOf(sweet, '1 margherita', '1 wine', '2 tiramisu')).toBe(1);
    expect(timesOf(sweet, '4 margherita', '1 tiramisu')).toBe(2);
    expect(timesOf(sweet, '3 margherita', '2 tiramisu')).toBe(1);
    expect(timesOf(sweet, '3 margherita', '3 tiramisu')).toBe(1);
  });

  test('CAMP-5: with the cheapest of what is covered, which was paid like the rest', () => {
    const cheapest = aSpendCampaign({ discount: freeItems(1) });
    expect(timesOf(cheapest, '2 margherita')).toBe(1);
  });

  test('CAMP-5: nothing to spend still takes an order, and is earned once', () => {
    const free = aSpendCampaign({ spend_and_get: { ...nothing, min_spend: 0 }, max_per_order: 3 });
    expect(timesOf(free)).toBe(0);
    expect(timesOf(free, '9 water')).toBe(1);
  });
});

describe('CAMP-6: purchase and get', () => {
  function groups(...each: [number, string[]][]) {
    return aPurchaseCampaign({
      max_per_order: 5,
      purchase_and_get: {
        count: 1,
        category_ids: [],
        menu_ids: [],
        item_groups: each.map(([count, item_ids], place) => ({
          name: `g${place}`,
          count,
          item_ids,
        })),
      },
    });
  }

  test.each([
    ['one group', [[2, ['wine', 'water']]], ['1 wine', '1 water'], 1],
    ['too few', [[2, ['wine', 'water']]], ['1 wine'], 0],
    ['units of one line', [[3, ['wine']]], ['7 wine'], 2],
    [
      'a unit counts once',
      [
        [1, ['wine']],
        [1, ['wine']],
      ],
      ['1 wine'],
      0,
    ],
    [
      'two groups',
      [
        [1, ['wine']],
        [1, ['wine', 'water']],
      ],
      ['1 wine', '1 water'],
      1,
    ],
    [
      'the other way round',
      [
        [1, ['wine', 'water']],
        [1, ['wine']],
      ],
      ['1 water', '1 wine'],
      1,
    ],
    [
      'units move to make room',
      [
        [1, ['water', 'wine']],
        [1, ['water', 'tiramisu']],
        [1, ['water']],
      ],
      ['1 water', '1 wine', '1 tiramisu'],
      1,
    ],
    [
      'units move twice',
      [
        [2, ['water', 'wine']],
        [2, ['wine', 'gelato']],
        [2, ['water']],
      ],
      ['2 water', '3 wine', '1 gelato'],
      1,
    ],
    ['rewards fill nothing', [[1, ['wine']]], ['1 wine reward'], 0],
    ['lines of others fill nothing', [[1, ['wine']]], ['1 wine of another'], 0],
    ['what is sold out fills nothing', [[1, ['old']]], ['1 old'], 0],
    ['at most so many times', [[1, ['wine']]], ['99 wine'], 5],
  ] as [string, [number, string[]][], string[], number][])(
    'CAMP-6: %s',
    (_, each, lines, times) => {
      expect(timesOf(groups(...each), ...lines)).toBe(times);
    },
  );

  test('CAMP-6: without groups, so many units of the categories and menus', () => {
    const any = aPurchaseCampaign();
    expect(timesOf(any, '1 wine')).toBe(0);
    expect(timesOf(any, '1 wine', '1 gelato')).toBe(1);
    const dinner = aPurchaseCampaign({
      purchase_and_get: {
        count: 2,
        item_groups: [],
        category_ids: ['sweets'],
        menu_ids: ['dinner'],
      },
    });
    expect(timesOf(dinner, '1 wine', '1 gelato')).toBe(1);
    const drinks = aPurchaseCampaign({
      purchase_and_get: { count: 2, item_groups: [], category_ids: ['drinks'], menu_ids: [] },
    });
    expect(timesOf(drinks, '1 wine', '1 gelato')).toBe(0);
  });

  test('CAMP-6: a group without items takes the categories of the campaign', () => {
    const meal = aPurchaseCampaign({
      purchase_and_get: {
        count: 1,
        category_ids: ['drinks'],
        menu_ids: [],
        item_groups: [
          { name: 'pizza', count: 1, item_ids: ['margherita'] },
          { name: 'drink', count: 1, item_ids: [] },
        ],
      },
    });
    expect(timesOf(meal, '1 margherita', '1 gelato')).toBe(0);
    expect(timesOf(meal, '1 margherita', '1 water')).toBe(1);
  });
});

describe('CAMP-7: discounted entity', () => {
  const drinks = anEntityCampaign({
    discounted_entity: { ...nothing, category_ids: ['drinks'] },
    max_per_order: 5,
  });

  test.each([
    [[], 0],
    [['1 gelato'], 0],
    [['1 wine'], 1],
    [['9 wine'], 1],
    [['1 wine reward'], 0],
    [['1 wine of another'], 0],
  ])('CAMP-7: %j earns it %d times', (lines, times) => {
    expect(timesOf(drinks, ...lines)).toBe(times);
  });
});

describe('CAMP-22: what is missing', () => {
  test('CAMP-22: the amount', () => {
    expect(evaluated(aSpendCampaign(), '1 margherita', '1 gelato')).toEqual({
      ok: false,
      error: { code: 'spend_more', amount: 550, spent: 1450, min_spend: 2000 },
    });
  });

  test('CAMP-22: the groups, and how many of each', () => {
    const campaign = aPurchaseCampaign({
      purchase_and_get: {
        count: 1,
        category_ids: [],
        menu_ids: [],
        item_groups: [
          { name: 'pizza', count: 2, item_ids: ['margherita', 'funghi'] },
          { name: 'drink', count: 1, item_ids: ['wine'] },
          { name: 'sweet', count: 3, item_ids: ['gelato'] },
        ],
      },
    });
    expect(evaluated(campaign, '1 funghi', '1 wine', '1 gelato')).toEqual({
      ok: false,
      error: {
        code: 'groups_incomplete',
        count: 6,
        missing: 3,
        groups: [
          { name: 'pizza', count: 2, missing: 1, item_ids: ['margherita', 'funghi'] },
          { name: 'sweet', count: 3, missing: 2, item_ids: ['gelato'] },
        ],
      },
    });
  });

  test('CAMP-22: what would do', () => {
    const entity = { item_ids: ['wine'], category_ids: ['sweets'], menu_ids: ['lunch'] };
    expect(evaluated(anEntityCampaign({ discounted_entity: entity }), '1 water')).toEqual({
      ok: false,
      error: { code: 'entity_missing', ...entity },
    });
  });
});
