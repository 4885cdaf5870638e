import { cents } from '@comanda/kernel';
import { aRestaurant, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTipOffered } from './is-tip-offered';
import { anOrder, totalsOf } from './test-orders';
import { tipFromFields, tipToFields } from './tip';
import { defaultTip, tipSuggestions } from './tip-suggestions';

describe('TOT-10: the wire', () => {
  test.each([
    [{ kind: 'none' } as const, {}],
    [{ kind: 'percentage', basis_points: 1500 } as const, { tip_percentage: 1500 }],
    [{ kind: 'percentage', basis_points: 0 } as const, { tip_percentage: 0 }],
    [{ kind: 'fixed', cents: cents(250) } as const, { tip_fixed: 250 }],
  ])('TOT-10: %j travels as %j', (tip, fields) => {
    expect(tipToFields(deepFreeze(tip))).toEqual(fields);
    expect(tipFromFields(deepFreeze(fields))).toEqual(tip);
  });

  test('TOT-10: the amount counts where both are given; null is nothing', () => {
    expect(tipFromFields({ tip_percentage: 1500, tip_fixed: 250 })).toEqual({
      kind: 'fixed',
      cents: 250,
    });
    expect(tipFromFields({ tip_percentage: 1500, tip_fixed: 0 })).toEqual({
      kind: 'percentage',
      basis_points: 1500,
    });
    expect(tipFromFields({ tip_fixed: 0 })).toEqual({ kind: 'fixed', cents: 0 });
    expect(tipFromFields({ tip_percentage: null, tip_fixed: null })).toEqual({ kind: 'none' });
  });
});

describe('TOT-11: is a tip asked for', () => {
  test.each([
    [true, 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', true, true],
    [true, 'RESTAURANT_SETTING_TAKE_OUT_ONLY', true, false],
    [true, 'RESTAURANT_SETTING_DINE_IN_ONLY', false, true],
    [true, 'RESTAURANT_SETTING_NONE', false, false],
    [false, 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', false, false],
  ] as const)(
    'TOT-11: enabled %s, %s: take-out %s, dine-in %s',
    (tip_enabled, tip_platform, takeout, dineIn) => {
      const restaurant = deepFreeze(aRestaurant({ tip_enabled, tip_platform }));
      expect(isTipOffered(restaurant, 'TAKEOUT')).toBe(takeout);
      expect(isTipOffered(restaurant, 'DINE_IN')).toBe(dineIn);
    },
  );
});

describe('TOT-12: suggestions', () => {
  function suggested(net_total: number, overrides: Parameters<typeof aRestaurant>[0]) {
    return tipSuggestions(cents(net_total), deepFreeze(aRestaurant(overrides)));
  }

  test('TOT-12: percentages with what they come to', () => {
    expect(suggested(1999, { tip_options: [18, 0, 15] })).toEqual([
      { kind: 'percentage', option: 18, basis_points: 1800, amount: 360 },
      { kind: 'percentage', option: 0, basis_points: 0, amount: 0 },
      { kind: 'percentage', option: 15, basis_points: 1500, amount: 300 },
    ]);
  });

  test('TOT-12: amounts, without those above the net total', () => {
    expect(suggested(400, { tip_type: 'FIXED', tip_options: [200, 400, 500] })).toEqual([
      { kind: 'fixed', option: 200, cents: 200, amount: 200 },
      { kind: 'fixed', option: 400, cents: 400, amount: 400 },
    ]);
  });

  test('TOT-12: one is enough', () => {
    expect(suggested(1000, { tip_options: [12] }).map(({ option }) => option)).toEqual([12]);
  });

  test('TOT-12: each once', () => {
    expect(suggested(1000, { tip_options: [10, 15, 10] }).map(({ option }) => option)).toEqual([
      10, 15,
    ]);
  });

  test('TOT-12: the usual percentages for a restaurant that names none', () => {
    const usual = suggested(1000, { tip_options: [] });
    expect(usual.map(({ option }) => option)).toEqual([15, 0, 10, 18, 20, 25]);
    expect(suggested(1000, { tip_options: [], tip_type: 'FIXED' })).toEqual([]);
  });

  test('TOT-12: a suggestion costs what it says', () => {
    const anOption = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.array(anOption, { maxLength: 8 }),
        (net_total, tip_options) => {
          for (const tip of suggested(net_total, { tip_options })) {
            expect(totalsOf(anOrder([[net_total, 1]], { tip })).totals.tip_amount).toBe(tip.amount);
          }
        },
      ),
    );
  });
});

describe('TOT-13: before the guest has chosen', () => {
  test.each([
    ['none, unless it is chosen beforehand', {}, { kind: 'none' }],
    [
      'the default option',
      { tip_preselect: true, default_tip_option: 1 },
      { kind: 'percentage', basis_points: 1800 },
    ],
    [
      'none, where the default is no option',
      { tip_preselect: true, default_tip_option: 7 },
      { kind: 'none' },
    ],
    [
      'an amount',
      { tip_preselect: true, tip_type: 'FIXED' as const, tip_options: [300] },
      { kind: 'fixed', cents: 300 },
    ],
    [
      'all of the net total, where it is just that',
      { tip_preselect: true, tip_type: 'FIXED' as const, tip_options: [1000] },
      { kind: 'fixed', cents: 1000 },
    ],
    [
      'none, where it is above the net total',
      { tip_preselect: true, tip_type: 'FIXED' as const, tip_options: [1001] },
      { kind: 'none' },
    ],
  ])('TOT-13: %s', (_, overrides, expected) => {
    const restaurant = deepFreeze(aRestaurant({ tip_options: [15, 18], ...overrides }));
    expect(defaultTip(cents(1000), restaurant)).toEqual(expected);
  });
});
