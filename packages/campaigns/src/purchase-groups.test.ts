import { aPurchaseCampaign, aSpendCampaign, deepFreeze } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { purchaseGroups } from './purchase-groups';
import { index, linesOf } from './test-carts';

const nowhere = { category_ids: [], menu_ids: [] };

function groupsOf(campaign: Parameters<typeof purchaseGroups>[0], ...lines: string[]) {
  return purchaseGroups(deepFreeze(campaign), { lines: linesOf(...lines) }, index).map(
    ({ name, wanted, filled, items }) => [
      name,
      `${filled} of ${wanted}`,
      items.map(({ item_id }) => item_id).join(' '),
    ],
  );
}

describe('CAMP-34: the groups of a purchase', () => {
  const dinner = aPurchaseCampaign({
    purchase_and_get: {
      count: 1,
      category_ids: ['drinks'],
      menu_ids: ['afters'],
      item_groups: [
        { name: 'pizza', count: 2, item_ids: ['tartufo', 'margherita', 'unknown'] },
        { name: 'beside', count: 1, item_ids: [] },
      ],
    },
  });
  const [pizzas, beside] = ['tartufo margherita', 'water cola wine old tiramisu gelato'];

  test.each([
    [[], '0 of 2', '0 of 1'],
    [['1 margherita'], '1 of 2', '0 of 1'],
    [['1 margherita', '1 tartufo', '1 cola'], '2 of 2', '1 of 1'],
    [['7 margherita', '7 cola'], '2 of 2', '1 of 1'],
    [['2 funghi', '1 margherita reward', '1 wine of another'], '0 of 2', '0 of 1'],
  ])('CAMP-34: %j fills them', (lines, first, second) => {
    expect(groupsOf(dinner, ...lines)).toEqual([
      ['pizza', first, pizzas],
      ['beside', second, beside],
    ]);
  });

  test('CAMP-34: a unit fills one group only, and moves where that fills another', () => {
    const pair = aPurchaseCampaign({
      purchase_and_get: {
        count: 1,
        ...nowhere,
        item_groups: [
          { name: 'either', count: 1, item_ids: ['wine', 'water'] },
          { name: 'water', count: 1, item_ids: ['water'] },
        ],
      },
    });
    expect(groupsOf(pair, '1 water').map(([, filled]) => filled)).toEqual(['1 of 1', '0 of 1']);
    expect(groupsOf(pair, '1 water', '1 wine').map(([, filled]) => filled)).toEqual([
      '1 of 1',
      '1 of 1',
    ]);
  });

  test('CAMP-34: without groups there is one, of anything it covers', () => {
    const sweets = aPurchaseCampaign({
      purchase_and_get: { count: 3, item_groups: [], category_ids: ['sweets'], menu_ids: [] },
    });
    expect(groupsOf(sweets, '2 gelato', '1 wine')).toEqual([['', '2 of 3', 'tiramisu gelato']]);
    const anything = aPurchaseCampaign({
      purchase_and_get: { count: 2, item_groups: [], ...nowhere },
    });
    expect(purchaseGroups(anything, { lines: [] }, index)[0]?.items).toHaveLength(index.size);
  });

  test('CAMP-34: other campaigns have none', () => {
    expect(groupsOf(aSpendCampaign(), '1 wine')).toEqual([]);
  });
});
