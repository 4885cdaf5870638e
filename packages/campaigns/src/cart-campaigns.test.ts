import {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  deepFreeze,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { addCampaign, editCampaign, removeCampaign } from './add-campaign';
import { applyCampaigns } from './apply-campaigns';
import type { AddedCampaign } from './campaign-cart';
import type { CartWithCampaigns } from './cart-with-campaigns';
import { pruneCampaigns } from './prune-campaigns';
import { suggestCampaigns } from './suggest-campaigns';
import { added, friday, index, linesOf } from './test-carts';
import { unclaimedRewards } from './unclaimed-rewards';

const pair = aPurchaseCampaign({
  purchase_and_get: {
    count: 1,
    category_ids: [],
    menu_ids: [],
    item_groups: [{ name: 'pizzas', count: 2, item_ids: ['margherita', 'funghi'] }],
  },
  discount: specialPrice(1500),
});
const gift = aSpendCampaign({
  discount: freeItems(2, ['gelato', 'water']),
  select_reward_item: true,
});
const [pairAdded, giftAdded] = added(pair, gift);

function stateOf(lines: readonly string[], campaigns: readonly AddedCampaign[] = []) {
  return deepFreeze<CartWithCampaigns>({ cart: { lines: linesOf(...lines) }, added: campaigns });
}

/** Lines of a state as texts: units, item, owner. */
function shown({ cart }: CartWithCampaigns): string[] {
  return cart.lines.map(
    ({ multiplier, item_id, campaign_instance_id }) =>
      `${multiplier} ${item_id}${campaign_instance_id ? ` of ${campaign_instance_id}` : ''}`,
  );
}

function chosen(...texts: string[]) {
  return linesOf(...texts).map((line, place) => ({ ...line, line_id: `chosen-${place}` }));
}

function pairOf(): AddedCampaign {
  if (!pairAdded) throw new Error('two were made');
  return pairAdded;
}

function giftOf(): AddedCampaign {
  if (!giftAdded) throw new Error('two were made');
  return giftAdded;
}

describe('CAMP-25: adding', () => {
  test('CAMP-25: its lines become its own, beside equal ones', () => {
    const result = addCampaign(
      stateOf(['1 margherita']),
      pairOf(),
      chosen('1 margherita', '1 funghi'),
      index,
      friday,
    );
    if (!result.ok) throw new Error('it is earned');
    expect(shown(result.value)).toEqual(['1 margherita', '1 margherita of i1', '1 funghi of i1']);
    expect(result.value.added).toEqual([pairAdded]);
  });

  test('CAMP-25: one that looks at the order comes without lines', () => {
    const result = addCampaign(stateOf(['2 margherita']), giftOf(), [], index, friday);
    expect(result.ok && shown(result.value)).toEqual(['2 margherita']);
  });

  test('CAMP-25: refused unless it is earned', () => {
    expect(addCampaign(stateOf([]), pairOf(), chosen('1 funghi'), index, friday)).toEqual({
      ok: false,
      error: {
        code: 'campaign_not_earned',
        missing: {
          code: 'groups_incomplete',
          count: 2,
          missing: 1,
          groups: [{ name: 'pizzas', count: 2, missing: 1, item_ids: ['margherita', 'funghi'] }],
        },
      },
    });
  });

  test('CAMP-25: refused above its limit', () => {
    const again = { ...pairOf(), campaign_instance_id: 'i9' };
    const state = stateOf(['2 margherita of i1'], [pairOf()]);
    expect(addCampaign(state, again, chosen('2 funghi'), index, friday)).toEqual({
      ok: false,
      error: { code: 'campaign_limit_reached', max_per_order: 1 },
    });
  });

  test('CAMP-25: a wrong campaign elsewhere in the cart is no reason to refuse', () => {
    const state = stateOf([], [giftOf()]);
    expect(addCampaign(state, pairOf(), chosen('2 water'), index, friday).ok).toBe(false);
    expect(
      addCampaign(
        stateOf([], [giftOf()]),
        pairOf(),
        chosen('1 funghi', '1 margherita'),
        index,
        friday,
      ).ok,
    ).toBe(true);
  });

  test('CAMP-25: the same id twice throws', () => {
    const state = stateOf(['2 margherita of i1'], [pairOf()]);
    expect(() => addCampaign(state, pairOf(), [], index, friday)).toThrow(/id of its own/);
  });
});

describe('CAMP-26: editing', () => {
  const state = stateOf(['1 wine', '2 margherita of i1', '1 gelato'], [pairOf()]);

  test('CAMP-26: other lines in the same place', () => {
    const result = editCampaign(state, 'i1', chosen('1 funghi', '1 margherita'), index, friday);
    expect(result.ok && shown(result.value)).toEqual([
      '1 wine',
      '1 funghi of i1',
      '1 margherita of i1',
      '1 gelato',
    ]);
    expect(result.ok && result.value.added).toEqual([pairAdded]);
  });

  test('CAMP-26: at the end, where it had none', () => {
    const bare = stateOf(['2 margherita', '1 wine'], [giftOf()]);
    const result = editCampaign(bare, 'i2', chosen('1 gelato reward'), index, friday);
    expect(result.ok && shown(result.value)).toEqual(['2 margherita', '1 wine', '1 gelato of i2']);
  });

  test('CAMP-26: refused unless it is earned', () => {
    const result = editCampaign(state, 'i1', chosen('1 funghi'), index, friday);
    expect(result).toMatchObject({ ok: false, error: { code: 'campaign_not_earned' } });
  });

  test('CAMP-26: an unknown instance changes nothing', () => {
    expect(editCampaign(state, 'i7', chosen('9 wine'), index, friday)).toEqual({
      ok: true,
      value: state,
    });
  });
});

describe('CAMP-27: removing', () => {
  test('CAMP-27: with its lines', () => {
    const state = stateOf(
      ['2 margherita of i1', '1 gelato reward of i2', '2 funghi'],
      [pairOf(), giftOf()],
    );
    const removed = removeCampaign(state, 'i1');
    expect(shown(removed)).toEqual(['1 gelato of i2', '2 funghi']);
    expect(removed.added).toEqual([giftAdded]);
  });

  test('CAMP-27: adding and then removing is the identity', () => {
    const state = stateOf(['1 margherita', '2 wine of i2'], [giftOf()]);
    const result = addCampaign(state, pairOf(), chosen('2 margherita'), index, friday);
    if (!result.ok) throw new Error('it is earned');
    expect(removeCampaign(result.value, 'i1')).toEqual(state);
  });

  test('CAMP-27: an unknown id changes nothing', () => {
    const state = stateOf(['1 margherita'], [giftOf()]);
    expect(removeCampaign(state, 'i1')).toBe(state);
  });
});

describe('CAMP-28: after a change', () => {
  test('CAMP-28: what is earned stays as it is', () => {
    const state = stateOf(['2 margherita of i1'], [pairOf()]);
    expect(pruneCampaigns(state, index, friday)).toEqual({ ...state, removed: [] });
  });

  test('CAMP-28: rewards go, ordinary lines stay, into equal ones', () => {
    const state = stateOf(
      ['1 margherita', '1 margherita of i2', '1 gelato reward of i2', '1 wine of i2'],
      [
        {
          ...giftOf(),
          campaign: { ...gift, spend_and_get: { ...gift.spend_and_get, min_spend: 5000 } },
        },
      ],
    );
    const pruned = pruneCampaigns(state, index, friday);
    expect(shown(pruned)).toEqual(['2 margherita', '1 wine']);
    expect(pruned.added).toEqual([]);
    expect(pruned.removed).toMatchObject([
      {
        campaign_instance_id: 'i2',
        reason: { code: 'campaign_not_earned', missing: { code: 'spend_more', amount: 2300 } },
        reward_lines: [{ item_id: 'gelato' }],
      },
    ]);
  });

  test('CAMP-28: one by one, for what one lets go another may be earned by', () => {
    const trio = aPurchaseCampaign({
      purchase_and_get: { count: 3, item_groups: [], category_ids: ['pizzas'], menu_ids: [] },
    });
    const [first, second] = added(trio, pair);
    if (!first || !second) throw new Error('two were made');
    const state = stateOf(['2 margherita of i1'], [first, second]);
    const pruned = pruneCampaigns(state, index, friday);
    expect(pruned.removed.map(({ campaign_instance_id }) => campaign_instance_id)).toEqual(['i1']);
    expect(pruned.added).toEqual([second]);
    expect(shown(pruned)).toEqual(['2 margherita']);
  });

  test('CAMP-28: all of them, each told once', () => {
    const pruned = pruneCampaigns(stateOf(['1 wine'], [pairOf(), giftOf()]), index, friday);
    expect(pruned.removed.map(({ campaign_instance_id }) => campaign_instance_id)).toEqual([
      'i1',
      'i2',
    ]);
    expect(pruned.added).toEqual([]);
  });

  test('CAMP-28: lines of a campaign that is not there', () => {
    const state = stateOf(['1 wine of i8', '1 wine', '1 gelato reward of i8'], []);
    const pruned = pruneCampaigns(state, index, friday);
    expect(shown(pruned)).toEqual(['2 wine']);
    expect(pruned.removed).toEqual([]);
  });
});

describe('CAMP-23: rewards that wait', () => {
  function waiting(lines: string[], ...campaigns: AddedCampaign[]) {
    const cart = { lines: linesOf(...lines) };
    return unclaimedRewards(applyCampaigns(cart, campaigns, index, friday)).map(
      ({ campaign_instance_id, count, item_ids }) => [campaign_instance_id, count, item_ids],
    );
  }

  test.each([
    [['2 margherita'], [['i2', 2, ['gelato', 'water']]]],
    [['2 margherita', '1 gelato'], [['i2', 2, ['gelato', 'water']]]],
    [['2 margherita', '1 gelato reward of i2'], [['i2', 1, ['gelato', 'water']]]],
    [['2 margherita', '3 gelato reward of i2'], []],
    [['1 margherita'], []],
  ])('CAMP-23: %j: %j', (lines, expected) => {
    expect(waiting(lines, giftOf())).toEqual(expected);
  });

  test('CAMP-23: nothing waits where nothing is to be fetched', () => {
    const cheapest = aPurchaseCampaign({ discount: freeItems(3) });
    expect(waiting(['2 margherita'], ...added(cheapest, pair))).toEqual([]);
  });

  test('CAMP-23: anything, where the guest may pick anything', () => {
    const anything = aSpendCampaign({ discount: freeItems(1), select_reward_item: true });
    expect(waiting(['2 margherita'], ...added(anything))).toEqual([['i1', 1, []]]);
  });
});

describe('CAMP-24: suggestions', () => {
  const spend = aSpendCampaign({ campaign_id: 'spend' });
  const trio = aPurchaseCampaign({
    campaign_id: 'trio',
    purchase_and_get: { count: 3, item_groups: [], category_ids: ['pizzas'], menu_ids: [] },
    discount: percentOff(20),
  });
  const wine = anEntityCampaign({
    campaign_id: 'wine',
    discounted_entity: { item_ids: ['wine'], category_ids: [], menu_ids: [] },
  });
  const present = { ...gift, campaign_id: 'present' };
  const secret = { ...spend, campaign_id: 'secret', is_public: false };

  function suggested(lines: string[], campaigns: readonly AddedCampaign[] = []) {
    return suggestCampaigns(
      deepFreeze({ lines: linesOf(...lines) }),
      deepFreeze([wine, spend, trio, present, secret]),
      campaigns,
      index,
      friday,
    ).map(({ campaign, missing }) => [campaign.campaign_id, missing && Object.values(missing)[1]]);
  }

  test.each([
    [[], []],
    [
      ['1 gelato'],
      [
        ['spend', 1550],
        ['present', 1550],
      ],
    ],
    [
      ['1 margherita'],
      [
        ['spend', 1000],
        ['present', 1000],
        ['trio', 3],
      ],
    ],
    [
      ['1 wine'],
      [
        ['spend', 1300],
        ['present', 1300],
      ],
    ],
    [
      ['1 tartufo'],
      [
        ['spend', 200],
        ['present', 200],
        ['trio', 3],
      ],
    ],
    [
      ['2 margherita'],
      [
        ['present', null],
        ['trio', 3],
      ],
    ],
    [['3 margherita'], [['present', null]]],
  ] as [string[], unknown[]][])('CAMP-24: with %j: %j', (lines, expected) => {
    expect(suggested(lines)).toEqual(expected);
  });

  test('CAMP-24: not what is in the cart as often as may be', () => {
    const taken = [{ ...giftOf(), campaign: present }];
    expect(suggested(['2 margherita'], taken)).toEqual([['trio', 3]]);
    const more = [{ ...giftOf(), campaign: { ...present, max_per_order: 2 } }];
    expect(
      suggestCampaigns(
        { lines: linesOf('2 margherita') },
        [{ ...present, max_per_order: 2 }],
        more,
        index,
        friday,
      ),
    ).toHaveLength(1);
  });
});
