import fc from 'fast-check';

export const PRICES = { fries: 450, soda: 300, burger: 1100 } as const;
export type Dish = keyof typeof PRICES;

/** Limited campaigns of the story's restaurant: what each takes off the dishes of one order, in cents. */
export const OFFERS = {
  few: { cents: 500, code: 'FEW', most: 2 },
  once: { cents: 300, code: 'ONCE', most: 1 },
} as const;
export type OfferKey = keyof typeof OFFERS;

/** The campaigns.yaml of that restaurant: one for two orders in all, one for one order of each guest. */
export const OFFERS_YAML = `campaigns:
  - key: few
    name: A few
    code: ${OFFERS.few.code}
    max_redemptions: ${OFFERS.few.most}
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_CENTS, price: ${OFFERS.few.cents} }
  - key: once
    name: Once each
    code: ${OFFERS.once.code}
    max_redemptions_per_guest: ${OFFERS.once.most}
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_CENTS, price: ${OFFERS.once.cents} }
`;

const dishes = fc.array(fc.constantFrom<Dish>('fries', 'soda', 'burger'), {
  minLength: 1,
  maxLength: 4,
});
const guest = fc.nat(5);
const order = fc.nat(7);
const offer = fc.constantFrom<OfferKey | null>(null, null, 'few', 'once');
/** A guest who orders from elsewhere and pays first. */
const payer = fc.nat(2);
const tip = fc.oneof(
  fc.record({ tip_percentage: fc.constantFrom(0, 1000, 1500, 2000) }),
  fc.record({ tip_fixed: fc.integer({ min: 0, max: 1500 }) }),
);
const share = fc.oneof(
  fc.constant({ kind: 'mine' } as const),
  fc.constant({ kind: 'all' } as const),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 50, max: 3000 }) }),
);

/** Possible next steps at a table. Guests and orders are chosen by their index among those there are. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sits down' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('orders' as const), guest, dishes, offer }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tips' as const), guest, order, tip }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pays' as const),
      guest,
      share,
      ending: fc.constantFrom('pays', 'pays', 'pays', 'is declined', 'leaves'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('goes to pay' as const),
      payer,
      dishes,
      offer: fc.constantFrom<OfferKey | null>(null, 'few', 'few', 'once'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pays first' as const),
      payer,
      ending: fc.constantFrom('pays', 'pays', 'is declined', 'leaves'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('time passes' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('minutes pass' as const),
      minutes: fc.constantFrom(1, 9, 11, 31),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('the jobs run' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('is refunded' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('is cancelled' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('the table is closed' as const) }) },
);

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** An evening at one table, and of those who order from elsewhere, step by step. */
export function storyOf(most: number): fc.Arbitrary<Step[]> {
  return fc.array(step, { minLength: Math.ceil(most / 2), maxLength: most, size: 'max' });
}

export type Tip = { readonly tip_percentage: number } | { readonly tip_fixed: number };

/** A round of dishes, with the campaign that it was sent with. */
export type Round = { readonly dishes: readonly Dish[]; readonly offer: OfferKey | null };

/** The amounts of an order: its dishes less its campaigns, 8.875 % tax on them, half a cent up, and the tip set last. */
export function expectedTotals(rounds: readonly Round[], tipped: Tip) {
  const subtotal = total(rounds.map(({ dishes: each }) => priceOf(each)));
  const discount = total(rounds.map(discountOf));
  const net_total = subtotal - discount;
  const tax_amount = Math.floor((net_total * 8875 + 50_000) / 100_000);
  const tip_amount =
    'tip_fixed' in tipped
      ? tipped.tip_fixed
      : Math.floor((net_total * tipped.tip_percentage + 5000) / 10_000);
  const total_with_tip_and_tax = net_total + tax_amount + tip_amount;
  return { subtotal, discount, tax_amount, tip_amount, total_with_tip_and_tax };
}

function discountOf({ dishes: each, offer: used }: Round): number {
  return used === null ? 0 : Math.min(OFFERS[used].cents, priceOf(each));
}

function priceOf(each: readonly Dish[]): number {
  return total(each.map((dish) => PRICES[dish]));
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
