import type { Campaign } from '@comanda/contracts';
import {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  centsOff,
  deepFreeze,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { applyCampaigns } from './apply-campaigns';
import { automaticCampaigns } from './automatic-campaigns';
import type { AddedCampaign } from './campaign-cart';
import { added, friday, index, linesOf, priced } from './test-carts';
import { buy, refusals, tenPercent, threeForTwo, twoForFifteen } from './test-offers';
import { toCampaignInstance } from './to-campaign-instance';

const nothing = { item_ids: [], category_ids: [], menu_ids: [] };

const fiveOff = anEntityCampaign({ discount: centsOff(500) });

test('CAMP-21: of two units as cheap, the same one is free in either order', () => {
  const drink = anEntityCampaign({ discount: freeItems(1) });
  const half = anEntityCampaign({
    discounted_entity: { ...nothing, item_ids: ['water'] },
    discount: percentOff(50),
  });
  const discounts = [
    ['1 water', '1 cola'],
    ['1 cola', '1 water'],
  ].map((lines) =>
    priced(linesOf(...lines), added(drink, half)).instances.map(({ discount }) => discount),
  );
  expect(discounts).toEqual([
    [300, 150],
    [300, 150],
  ]);
});

describe('CAMP-14: whose line it is', () => {
  const wine = aPurchaseCampaign({ purchase_and_get: buy(1, 'wine'), discount: percentOff(50) });

  test.each([
    ['its own', ['1 wine of i1'], [350]],
    ['nobody’s', ['1 wine'], [350]],
    ['not another’s', ['1 wine of i2', '1 wine'], [0, 350]],
    ['its own first', ['1 wine', '1 wine of i1'], [0, 350]],
    ['its own first, though dearer', ['1 wine', '1 wine + 3 cheese of i1'], [0, 650]],
  ])('CAMP-14: %s', (_, lines, shares) => {
    expect(priced(linesOf(...lines), added(wine)).adjustments[0]?.line_shares).toEqual(shares);
  });

  test('CAMP-14: not those of an instance that is not there either', () => {
    expect(refusals(['1 wine of gone'], wine)).toEqual([['i1', 'campaign_not_earned']]);
  });
});

describe('CAMP-15: the order', () => {
  test.each([
    ['cents before percents', [tenPercent, fiveOff], ['2 margherita'], [150, 500]],
    ['special prices before cents', [fiveOff, twoForFifteen], ['2 margherita'], [500, 500]],
    ['rewards before percents', [tenPercent, threeForTwo], ['3 margherita'], [200, 1000]],
    [
      'within a kind as added',
      [tenPercent, anEntityCampaign({ discount: percentOff(50) })],
      ['2 margherita'],
      [200, 900],
    ],
    [
      'the other way',
      [anEntityCampaign({ discount: percentOff(50) }), tenPercent],
      ['2 margherita'],
      [1000, 100],
    ],
    [
      'down to nothing',
      [anEntityCampaign({ discount: centsOff(1500) }), fiveOff, tenPercent],
      ['1 tartufo'],
      [1500, 300, 0],
    ],
  ])('CAMP-15: %s', (_, campaigns, lines, discounts) => {
    const { instances } = priced(linesOf(...lines), added(...campaigns));
    expect(instances.map(({ discount }) => discount)).toEqual(discounts);
  });

  test('CAMP-15: adjustments come in the order of application', () => {
    const { adjustments } = priced(
      linesOf('3 margherita'),
      added(tenPercent, fiveOff, threeForTwo),
    );
    expect(adjustments.map(({ campaign_instance_id }) => campaign_instance_id)).toEqual([
      'i3',
      'i2',
      'i1',
    ]);
  });
});

describe('CAMP-16: how often', () => {
  function pair(max_per_order: number): AddedCampaign[] {
    return added(twoForFifteen, twoForFifteen).map((each) => ({
      ...each,
      campaign: { ...each.campaign, campaign_id: 'same', max_per_order },
    }));
  }

  test('CAMP-16: instances above the limit are refused', () => {
    const { removed, instances } = priced(linesOf('4 margherita'), pair(1));
    expect(instances.map(({ times }) => times)).toEqual([1]);
    expect(removed).toMatchObject([
      { campaign_instance_id: 'i2', reason: { code: 'campaign_limit_reached', max_per_order: 1 } },
    ]);
  });

  test.each([
    [2, 4, [1, 1]],
    [2, 9, [1, 1]],
    [3, 9, [2, 1]],
    [5, 9, [4]],
    [3, 2, [1]],
  ])('CAMP-16: at most %d times with %d pizzas', (max, pizzas, times) => {
    const { instances } = priced(linesOf(`${pizzas} margherita`), pair(max));
    expect(instances.map((instance) => instance.times)).toEqual(times);
  });

  test('CAMP-16: one that comes to nothing leaves its times to the next', () => {
    const [first, second] = pair(3);
    const lines = linesOf('1 margherita of i1', '6 margherita of i2');
    if (!first || !second) throw new Error('two were asked for');
    expect(priced(lines, [first, second]).instances.map(({ times }) => times)).toEqual([3]);
  });
});

describe('CAMP-17: shares', () => {
  test('CAMP-17: by what is left of each line', () => {
    const { adjustments } = priced(
      linesOf('1 margherita', '1 wine', '1 water'),
      added(anEntityCampaign({ discount: freeItems(1) }), fiveOff),
    );
    expect(adjustments.map(({ line_shares }) => line_shares)).toEqual([
      [0, 0, 300],
      [294, 206, 0],
    ]);
  });
});

test('CAMP-18: all together never exceed what there is', () => {
  const everything = anEntityCampaign({ discount: percentOff(100) });
  const { discount, total } = priced(
    linesOf('2 margherita', '1 wine'),
    added(everything, fiveOff, twoForFifteen, everything),
  );
  expect([discount, total]).toEqual([2700, 0]);
});

describe('CAMP-19: by itself', () => {
  test('CAMP-19: public, without a code, with nothing to pick, not added yet', () => {
    const campaigns = [
      tenPercent,
      { ...tenPercent, campaign_id: 'blank', campaign_code: '  ' },
      { ...tenPercent, campaign_id: 'coded', campaign_code: 'TEN' },
      { ...tenPercent, campaign_id: 'hidden', is_public: false },
      { ...tenPercent, campaign_id: 'picked', select_reward_item: true },
      { ...tenPercent, campaign_id: 'rare', max_redemptions: 100 },
      { ...tenPercent, campaign_id: 'once', max_redemptions_per_guest: 1 },
      { ...tenPercent, campaign_id: 'c1' },
    ];
    expect(automaticCampaigns(deepFreeze(campaigns), added(tenPercent))).toEqual([
      { campaign_instance_id: tenPercent.campaign_id, campaign: campaigns[0], is_automatic: true },
      { campaign_instance_id: 'blank', campaign: campaigns[1], is_automatic: true },
    ]);
  });

  test('CAMP-19: after those that were added', () => {
    const asked = added(anEntityCampaign({ discount: percentOff(50) }));
    const all = [...asked, ...automaticCampaigns([tenPercent], asked)];
    const { instances } = priced(linesOf('1 margherita'), all);
    expect(instances.map(({ discount }) => discount)).toEqual([500, 50]);
  });

  test('CAMP-19: unheard of, where it is not earned, not in force, or comes to nothing', () => {
    const silent = [
      aSpendCampaign(),
      { ...tenPercent, campaign_id: 'over', is_active: false },
      { ...twoForFifteen, campaign_id: 'dear', discount: specialPrice(9999) },
    ];
    const { instances, removed, adjustments } = priced(
      linesOf('1 margherita', '1 water'),
      automaticCampaigns(silent, []),
    );
    expect([instances, removed, adjustments]).toEqual([[], [], []]);
  });

  test('CAMP-19: what comes to nothing keeps no unit from others', () => {
    const dear = { ...twoForFifteen, campaign_id: 'dear', discount: specialPrice(9999) };
    const all = automaticCampaigns([dear, { ...threeForTwo, campaign_id: 'three' }], []);
    expect(priced(linesOf('3 margherita'), all).discount).toBe(1000);
  });

  test('CAMP-19: heard of, where it is worth a single cent', () => {
    const aCentOff = anEntityCampaign({ discount: centsOff(1) });
    expect(priced(linesOf('1 wine'), automaticCampaigns([aCentOff], [])).discount).toBe(1);
  });

  test('CAMP-19: heard of, where it has something to give', () => {
    const gift = aSpendCampaign({ discount: freeItems(1, ['gelato']) });
    const { instances } = priced(linesOf('2 margherita'), automaticCampaigns([gift], []));
    expect(instances).toMatchObject([{ discount: 0, unclaimed: 1 }]);
  });

  test('CAMP-19: beside the same one added by the guest it is silent', () => {
    const asked = added(tenPercent);
    const twice = [...asked, { ...asked[0], campaign_instance_id: 'c1', is_automatic: true }];
    const { instances, removed } = priced(linesOf('1 margherita'), twice as typeof asked);
    expect([instances.length, removed]).toEqual([1, []]);
  });
});

describe('CAMP-20: exclusive', () => {
  const alone = anEntityCampaign({ discount: percentOff(20), is_exclusive: true });

  test('CAMP-20: alone', () => {
    expect(refusals(['1 margherita'], tenPercent, alone, fiveOff)).toEqual([
      ['i1', 'campaign_not_combinable'],
      ['i3', 'campaign_not_combinable'],
    ]);
  });

  test('CAMP-20: the first of two', () => {
    expect(refusals(['1 margherita'], alone, alone)).toEqual([['i2', 'campaign_not_combinable']]);
  });

  test('CAMP-20: only once it is earned', () => {
    const later = aSpendCampaign({ is_exclusive: true });
    expect(refusals(['1 margherita'], tenPercent, later)).toEqual([['i2', 'campaign_not_earned']]);
  });

  test('CAMP-20: by itself only where nothing that was added is earned', () => {
    const itself = automaticCampaigns([alone, { ...fiveOff, campaign_id: 'five' }], []);
    expect(percents(['1 margherita'], tenPercent)).toEqual([50, 500]);
    expect(percents(['1 margherita'], aSpendCampaign())).toEqual([200]);
    expect(priced(linesOf('1 margherita'), itself).discount).toBe(200);

    function percents(lines: string[], asked: Campaign): number[] {
      const { instances } = priced(linesOf(...lines), [...added(asked), ...itself]);
      return instances.map(({ discount }) => discount);
    }
  });
});

test('CAMP-20: one that would join by itself and comes to nothing is in nobody’s way', () => {
  const empty = {
    ...tenPercent,
    campaign_id: 'empty',
    is_exclusive: true,
    discount: percentOff(0),
  };
  const itself = automaticCampaigns([empty, fiveOff], []);
  expect(priced(linesOf('1 margherita'), itself).discount).toBe(500);
});

test('CAMP-1: what is not in force is refused with its reason', () => {
  expect(refusals(['1 margherita'], { ...tenPercent, is_active: false }, fiveOff)).toEqual([
    ['i1', 'campaign_inactive'],
  ]);
  const outcome = applyCampaigns({ lines: linesOf('1 wine') }, added(tenPercent), index, {
    ...friday,
    order_type: null,
  });
  expect(outcome.removed).toEqual([]);
});

test('CAMP-29: an instance on the wire', () => {
  const cart = { lines: linesOf('1 margherita', '2 funghi', '1 wine') };
  const campaigns = added(twoForFifteen);
  const [applied] = priced(cart.lines, campaigns).instances;
  if (!applied) throw new Error('it is earned');
  expect(toCampaignInstance(applied, cart)).toEqual({
    campaign_instance_id: 'i1',
    restaurant_id: twoForFifteen.restaurant_id,
    campaign: campaigns[0]?.campaign,
    discount: 700,
    total_price: 1500,
    items: [
      { item_id: 'margherita', multiplier: 1, discount: 318 },
      { item_id: 'funghi', multiplier: 1, discount: 382 },
    ],
  });
});

test('CAMP-29: bought and given units are both an instance’s', () => {
  const campaign = aPurchaseCampaign({
    purchase_and_get: buy(1, 'margherita'),
    discount: freeItems(1, ['wine']),
  });
  const [applied] = priced(linesOf('3 margherita', '2 wine + 1 cheese'), added(campaign)).instances;
  expect(applied).toMatchObject({
    total_price: 1200,
    discount: 700,
    line_units: [1, 1],
    line_shares: [0, 700],
  });
});

test('CAMP-4: a menu of its own may be discounted', () => {
  const sweets = anEntityCampaign({ discounted_entity: { ...nothing, menu_ids: ['afters'] } });
  expect(priced(linesOf('1 gelato', '1 wine'), added(sweets)).discount).toBe(45);
});

test('CAMP-21: nor does it decide which of two equal lines gets the last cent', () => {
  const twoCents = anEntityCampaign({ discount: centsOff(2) });
  for (const lines of [linesOf('1 wine', '3 wine'), linesOf('3 wine', '1 wine')]) {
    expect(priced(lines, added(twoCents)).adjustments[0]?.line_shares).toEqual([1, 1]);
  }
});

test('CAMP-31: what a unit of each line costs is told, and nothing for what cannot be had', () => {
  expect(priced(linesOf('2 wine + 1 cheese', '1 old'), []).lines).toEqual([
    { unit_price: 900, multiplier: 2 },
    { unit_price: 0, multiplier: 1 },
  ]);
});

test('CAMP-20: an exclusive one that is not in force stands in nobody’s way', () => {
  const over = anEntityCampaign({
    discount: percentOff(50),
    is_exclusive: true,
    is_active: false,
  });
  const { discount, removed } = priced(linesOf('1 margherita'), added(over, tenPercent));
  expect(discount).toBe(100);
  expect(removed.map(({ reason }) => reason.code)).toEqual(['campaign_inactive']);
});

test.each([
  [{ item_ids: ['wine'], category_ids: ['sweets'] }, 70 + 45],
  [{ item_ids: ['wine'], menu_ids: ['afters'] }, 70 + 45],
  [{ category_ids: ['drinks'], menu_ids: ['afters'] }, 70 + 45],
])('CAMP-4: what is named in two ways is not everything: %j', (entity, discount) => {
  const both = anEntityCampaign({
    discounted_entity: { ...nothing, ...entity },
    discount: percentOff(10),
  });
  expect(priced(linesOf('1 margherita', '1 wine', '1 gelato'), added(both)).discount).toBe(
    discount,
  );
});
