import type { Campaign, CampaignDiscount } from '@comanda/contracts';
import {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  centsOff,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { added, linesOf, priced } from './test-carts';

const nothing = { item_ids: [], category_ids: [], menu_ids: [] };
const drinks = { ...nothing, category_ids: ['drinks'] };

function buy(count: number, item_ids: string[], discount: CampaignDiscount, max_per_order = 1) {
  return aPurchaseCampaign({
    discount,
    max_per_order,
    purchase_and_get: {
      count: 1,
      category_ids: [],
      menu_ids: [],
      item_groups: [{ name: '', count, item_ids }],
    },
  });
}

function off(campaign: Campaign, ...lines: string[]): number {
  return priced(linesOf(...lines), added(campaign)).discount;
}

/** Discount of each line. */
function sharesOf(campaign: Campaign, ...lines: string[]): readonly number[] {
  return priced(linesOf(...lines), added(campaign)).adjustments[0]?.line_shares ?? [];
}

describe('CAMP-8: what a discount is on', () => {
  const half = percentOff(50);

  test.each([
    [
      'the units of the entity',
      anEntityCampaign({ discounted_entity: drinks, discount: half }),
      [0, 350, 300],
    ],
    [
      'the eligible units',
      aSpendCampaign({ spend_and_get: { ...drinks, min_spend: 1000 }, discount: half }),
      [0, 350, 300],
    ],
    ['the purchased units, the cheapest', buy(2, ['wine', 'water'], half), [0, 0, 300]],
    [
      'the items it names',
      buy(2, ['wine', 'water'], percentOff(50, { items: ['margherita'] })),
      [500, 0, 0],
    ],
    [
      'all units of the items it names',
      buy(1, ['wine'], percentOff(50, { items: ['wine', 'water'] })),
      [0, 350, 300],
    ],
  ])('CAMP-8: %s', (_, campaign, shares) => {
    expect(sharesOf(campaign, '1 margherita', '1 wine', '2 water')).toEqual(shares);
  });

  test.each([
    [percentOff(50, { count: 1 }), [0, 0, 150]],
    [percentOff(50, { count: 3 }), [0, 350, 300]],
    [centsOff(100, { is_per_unit: true, count: 2 }), [0, 0, 200]],
    [specialPrice(100, { is_per_unit: true, count: 3 }), [0, 600, 400]],
    [specialPrice(100, { count: 2 }), [0, 0, 500]],
  ])('CAMP-8: %j is on so many units, the cheapest', (discount, shares) => {
    const lines = ['1 margherita', '2 wine', '2 water'];
    expect(sharesOf(anEntityCampaign({ discount }), ...lines)).toEqual(shares);
  });

  test('CAMP-8: a limit counts each time it is earned', () => {
    const campaign = buy(2, ['wine'], percentOff(50, { count: 1 }), 9);
    expect(off(campaign, '3 wine')).toBe(350);
    expect(off(campaign, '5 wine')).toBe(700);
  });

  test('CAMP-8: never on rewards', () => {
    const named = anEntityCampaign({ discount: percentOff(50, { items: ['wine'] }) });
    expect(sharesOf(named, '1 wine', '1 wine reward of i1')).toEqual([350, 0]);
  });
});

describe('CAMP-9: free items', () => {
  test.each([
    ['three for two', buy(3, ['wine', 'water'], freeItems(1)), ['2 wine', '1 water'], 300],
    ['the cheapest of more', buy(2, ['wine', 'water'], freeItems(1)), ['2 wine', '2 water'], 300],
    ['each time', buy(3, ['wine'], freeItems(1), 2), ['7 wine'], 1400],
    ['two of them', buy(3, ['wine'], freeItems(2)), ['3 wine'], 1400],
    [
      'of the entity',
      anEntityCampaign({ discounted_entity: drinks, discount: freeItems(1) }),
      ['1 wine', '1 gelato'],
      700,
    ],
    [
      'of what was spent on',
      aSpendCampaign({ discount: freeItems(1) }),
      ['2 margherita', '1 water'],
      300,
    ],
    [
      'a named item',
      aSpendCampaign({ discount: freeItems(1, ['gelato']) }),
      ['2 margherita', '2 gelato'],
      450,
    ],
    [
      'the cheapest named item',
      aSpendCampaign({ discount: freeItems(1, ['gelato', 'tiramisu']) }),
      ['2 margherita', '1 tiramisu', '1 gelato'],
      450,
    ],
    [
      'as many as there are',
      aSpendCampaign({ discount: freeItems(3, ['gelato']) }),
      ['2 margherita', '2 gelato'],
      900,
    ],
    ['none', aSpendCampaign({ discount: freeItems(1, ['gelato']) }), ['2 margherita'], 0],
  ])('CAMP-9: %s', (_, campaign, lines, discount) => {
    expect(off(campaign, ...lines)).toBe(discount);
  });

  test.each([
    [['1 wine'], 0],
    [['2 wine'], 700],
    [['1 wine', '1 water'], 300],
    [['2 water', '1 wine'], 300],
    [['1 wine', '1 margherita'], 700],
    [['1 margherita'], 0],
  ])('CAMP-9: buy one of %j and get a drink', (lines, discount) => {
    expect(
      off(buy(1, ['wine', 'water', 'margherita'], freeItems(1, ['wine', 'water'])), ...lines),
    ).toBe(discount);
  });

  test('CAMP-9: extras of a free item are paid', () => {
    const cheapest = anEntityCampaign({ discount: freeItems(1) });
    expect(off(cheapest, '1 water + 3 cheese', '1 gelato')).toBe(300);
    expect(
      off(anEntityCampaign({ discount: freeItems(2) }), '1 water + 3 cheese', '1 gelato'),
    ).toBe(750);
    const picked = aSpendCampaign({ discount: freeItems(1, ['wine']), select_reward_item: true });
    expect(sharesOf(picked, '2 margherita', '1 wine + 2 cheese reward of i1')).toEqual([0, 700]);
  });

  describe('CAMP-9: picked by the guest', () => {
    const picked = aSpendCampaign({
      discount: freeItems(2, ['wine', 'water']),
      select_reward_item: true,
    });

    test.each([
      ['what was picked', ['2 margherita', '1 wine reward of i1'], [0, 700]],
      ['not what was not', ['2 margherita', '1 wine'], [0, 0]],
      ['not what another campaign gives', ['2 margherita', '1 wine reward of i2'], [0, 0]],
      ['not what is not offered', ['2 margherita', '1 gelato reward of i1'], [0, 0]],
      [
        'not more than offered',
        ['2 margherita', '1 wine reward of i1', '3 water reward of i1'],
        [0, 0, 600],
      ],
    ])('CAMP-9: %s', (_, lines, shares) => {
      expect(sharesOf(picked, ...lines)).toEqual(shares);
    });

    test('CAMP-9: anything, where no items are named', () => {
      const anything = aSpendCampaign({ discount: freeItems(1), select_reward_item: true });
      expect(sharesOf(anything, '2 margherita', '1 tartufo reward of i1')).toEqual([0, 1800]);
    });
  });

  test('CAMP-9: a reward in the cart comes before an ordinary unit', () => {
    const campaign = aSpendCampaign({ discount: freeItems(1, ['wine', 'water']) });
    expect(sharesOf(campaign, '2 margherita', '1 water', '1 wine reward of i1')).toEqual([
      0, 0, 700,
    ]);
  });
});

describe('CAMP-10: percent', () => {
  test.each([
    [10, ['1 gelato'], 45],
    [15, ['1 gelato', '1 wine'], 173],
    [5, ['1 water', '1 wine'], 50],
    [1, ['1 gelato'], 5],
    [0, ['1 gelato'], 0],
    [100, ['3 gelato', '1 wine + 2 cheese'], 2450],
  ])('CAMP-10: %d %% of %j is %d', (price, lines, discount) => {
    expect(off(anEntityCampaign({ discount: percentOff(price) }), ...lines)).toBe(discount);
  });

  test('CAMP-10: rounded once, not per line', () => {
    const lines = ['1 gelato', '1 gelato + 1 cheese', '1 gelato + 2 cheese'];
    expect(off(anEntityCampaign({ discount: percentOff(1) }), ...lines)).toBe(20);
  });

  test.each([
    [499, 499],
    [500, 500],
    [501, 500],
    [0, 0],
  ])('CAMP-10: with a cap of %d', (max_amount, discount) => {
    expect(
      off(anEntityCampaign({ discount: percentOff(50, { max_amount }) }), '1 margherita'),
    ).toBe(discount);
  });
});

describe('CAMP-11: cents', () => {
  test.each([
    [centsOff(250), ['1 wine', '1 water'], [175, 75]],
    [centsOff(100), ['1 water', '1 water + 0 cheese', '1 water'], [34, 33, 33]],
    [centsOff(5000), ['1 wine', '1 water'], [700, 300]],
    [centsOff(400, { is_per_unit: true }), ['2 wine', '1 water'], [800, 300]],
    [centsOff(250, { discount_type: 'DISCOUNT_CENT' }), ['1 wine'], [250]],
  ])('CAMP-11: %j off %j', (discount, lines, shares) => {
    expect(sharesOf(anEntityCampaign({ discount }), ...lines)).toEqual(shares);
  });

  test('CAMP-11: each time it is earned', () => {
    expect(off(aSpendCampaign({ discount: centsOff(300), max_per_order: 3 }), '5 margherita')).toBe(
      600,
    );
  });
});

describe('CAMP-13: special price', () => {
  test.each([
    ['together', buy(3, ['wine'], specialPrice(1500)), ['3 wine'], 600],
    ['of so many only', buy(3, ['wine'], specialPrice(1500)), ['4 wine'], 600],
    ['each time', buy(3, ['wine'], specialPrice(1500), 2), ['6 wine'], 1200],
    ['with their extras', buy(2, ['wine'], specialPrice(1500)), ['2 wine + 1 cheese'], 300],
    ['never more than without', buy(3, ['water'], specialPrice(1500)), ['3 water'], 0],
    [
      'each unit',
      anEntityCampaign({
        discounted_entity: drinks,
        discount: specialPrice(400, { is_per_unit: true }),
      }),
      ['2 wine', '1 water'],
      600,
    ],
    [
      'an added item',
      buy(1, ['margherita'], specialPrice(100, { items: ['wine'], count: 1 })),
      ['1 margherita', '2 wine'],
      600,
    ],
  ])('CAMP-13: %s', (_, campaign, lines, discount) => {
    expect(off(campaign, ...lines)).toBe(discount);
  });

  test('CAMP-13: three at 7.00 for 20.00 share the cent that does not divide', () => {
    const campaign = buy(3, ['wine'], specialPrice(2000));
    expect(sharesOf(campaign, '1 wine', '1 wine', '1 wine')).toEqual([34, 33, 33]);
  });
});
