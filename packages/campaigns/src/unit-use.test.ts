import {
  aPurchaseCampaign,
  anEntityCampaign,
  centsOff,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { added, linesOf, priced } from './test-carts';
import { buy, refusals, tenPercent, threeForTwo, twoForFifteen } from './test-offers';

describe('CAMP-12: a unit counts once', () => {
  test('CAMP-12: what fills a group of one campaign fills none of another', () => {
    expect(refusals(['3 margherita'], twoForFifteen, threeForTwo)).toEqual([
      ['i2', 'campaign_not_earned'],
    ]);
    expect(refusals(['5 margherita'], twoForFifteen, threeForTwo)).toEqual([]);
  });

  test('CAMP-12: what is given away is not given away again, nor does it fill a group', () => {
    const freeWine = anEntityCampaign({ discount: freeItems(1, ['wine']) });
    const wines = aPurchaseCampaign({ purchase_and_get: buy(1, 'wine') });
    expect(priced(linesOf('1 wine'), added(freeWine, freeWine)).discount).toBe(700);
    expect(refusals(['1 wine'], freeWine, wines)).toEqual([['i2', 'campaign_not_earned']]);
    expect(
      priced(
        linesOf('1 wine', '1 water'),
        added(wines, anEntityCampaign({ discount: freeItems(1) })),
      ).instances.map(({ discount }) => discount),
    ).toEqual([70, 300]);
  });

  test('CAMP-12: what is left of its price may still get cheaper', () => {
    const { instances } = priced(linesOf('2 margherita'), added(twoForFifteen, tenPercent));
    expect(instances.map(({ discount }) => discount)).toEqual([500, 150]);
  });
});

test('CAMP-12: what merely gets cheaper may still fill a group', () => {
  const wines = aPurchaseCampaign({ purchase_and_get: buy(1, 'wine') });
  for (const discount of [centsOff(100), specialPrice(600), percentOff(10)]) {
    const cheaper = anEntityCampaign({ discount });
    expect(refusals(['1 wine'], cheaper, wines)).toEqual([]);
  }
});

describe('CAMP-32: units of one line that were not treated alike', () => {
  const oneForLess = anEntityCampaign({ discount: centsOff(500, { count: 1 }) });
  const oneAtHalf = anEntityCampaign({ discount: percentOff(50, { count: 1 }) });
  const twoAtHalf = anEntityCampaign({ discount: percentOff(50, { count: 2 }) });

  test.each([
    ['the unit that is cheaper already gets cheaper still', oneForLess, oneAtHalf, 500 + 250],
    ['then those that are not', oneForLess, twoAtHalf, 500 + 250 + 500],
  ])('CAMP-32: %s', (_, first, second, discount) => {
    expect(priced(linesOf('3 margherita'), added(first, second)).discount).toBe(discount);
    expect(priced(linesOf('1 margherita', '2 margherita'), added(first, second)).discount).toBe(
      discount,
    );
  });
});
