import type { Cart } from '@comanda/cart';
import { cents } from '@comanda/kernel';
import {
  aCartLine,
  aCategory,
  aMenu,
  aModifier,
  aModifierGroup,
  anEntityCampaign,
  anId,
  anItem,
  aPurchaseCampaign,
  aSchedule,
  aSpendCampaign,
  centsOff,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import type { TotalsInput } from '@comanda/totals';
import fc from 'fast-check';

const CHEESE = anId(0x300);
const BACON = anId(0x301);
const NUMBERS = [0, 1, 2, 3, 4, 5];

/** Six dishes in two categories; the first takes cheese and bacon. */
export const menu = aMenu({
  categories: [0, 1].map((place) =>
    aCategory({
      category_id: anId(0x20 + place),
      items: NUMBERS.filter((number) => number % 2 === place).map((number) =>
        anItem({
          item_id: anId(0x100 + number),
          price: 333 + number * 271,
          item_modifier_groups: number === 0 ? [extras()] : [],
        }),
      ),
    }),
  ),
});

/** One campaign of each kind of condition and discount that meet here. */
export const campaigns = [
  aSpendCampaign({ discount: percentOff(15) }),
  aPurchaseCampaign({ discount: freeItems(1) }),
  anEntityCampaign({ discount: centsOff(250) }),
  aPurchaseCampaign({ discount: specialPrice(999) }),
].map((campaign, number) => ({
  campaign_instance_id: anId(0x800 + number),
  campaign: { ...campaign, campaign_id: anId(0x700 + number) },
  is_automatic: false,
}));

/** Carts of that menu. */
export const anyCart: fc.Arbitrary<Cart> = fc
  .array(
    fc.record({
      number: fc.nat(5),
      multiplier: fc.integer({ min: 1, max: 9 }),
      cheese: fc.nat(2),
      bacon: fc.nat(1),
    }),
    { maxLength: 8 },
  )
  .map((picks) => ({
    lines: picks.map(({ number, multiplier, cheese, bacon }, place) =>
      aCartLine({
        line_id: `line-${place}`,
        item_id: anId(0x100 + number),
        multiplier,
        modifier_counts: number === 0 ? { [CHEESE]: cheese, [BACON]: bacon } : {},
      }),
    ),
  }));

/** All about an order but its lines and campaigns. */
export const anyBill: fc.Arbitrary<Omit<TotalsInput, 'lines' | 'adjustments'>> = fc
  .record({
    tax: fc.nat(1_000_000),
    prices_include_tax: fc.boolean(),
    automatic_discount_percent: fc.nat(100),
    fee: fc.nat(1500),
    is_delivery_taxed: fc.boolean(),
    basis_points: fc.nat(10_000),
  })
  .map(({ tax, fee, basis_points, ...bill }) => ({
    ...bill,
    tax_percentage: (tax / 10_000).toFixed(4),
    delivery_fee: cents(fee),
    tip: { kind: 'percentage', basis_points },
    delivery_tip: cents(0),
  }));

/** Times around both clock changes of a year, in five zones. */
export const anyMoment = fc.record({
  timezone: fc.constantFrom(
    'America/Toronto',
    'America/St_Johns',
    'Europe/Paris',
    'America/Sao_Paulo',
    'UTC',
  ),
  at: fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2018-11-04'),
      fc.integer({ min: -3000, max: 3000 }),
    )
    .map(([date, minutes]) => new Date(Date.parse(`${date}T06:00:00Z`) + minutes * 60_000)),
});

/** Nights, split days and a holiday. */
export const schedule = aSchedule({
  intervals: [
    { day_of_week: 1, start_time: '18:00', end_time: '02:00' },
    { day_of_week: 3, start_time: '11:00', end_time: '14:30' },
    { day_of_week: 3, start_time: '17:00', end_time: '22:00' },
    { day_of_week: 6, start_time: '20:00', end_time: '02:30' },
    { day_of_week: 7, start_time: '01:30', end_time: '03:10' },
  ],
  exceptions: [{ date: '2026-03-30', intervals: [] }],
});

function extras() {
  return aModifierGroup({
    modifiers: [
      aModifier({ modifier_id: CHEESE, price: 150 }),
      aModifier({ modifier_id: BACON, price: 275, rank: 1 }),
    ],
  });
}
