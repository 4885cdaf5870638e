import fc from 'fast-check';

export const PRICES = { fries: 450, soda: 300, burger: 1100 } as const;
export type Dish = keyof typeof PRICES;

const dishes = fc.array(fc.constantFrom<Dish>('fries', 'soda', 'burger'), {
  minLength: 1,
  maxLength: 4,
});
const guest = fc.nat(5);
const order = fc.nat(7);
const tip = fc.oneof(
  fc.record({ tip_percentage: fc.constantFrom(0, 1000, 1500, 2000) }),
  fc.record({ tip_fixed: fc.integer({ min: 0, max: 1500 }) }),
);
const share = fc.oneof(
  fc.constant({ kind: 'mine' } as const),
  fc.constant({ kind: 'all' } as const),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 50, max: 3000 }) }),
);

/** What may happen next at a table. Guests and orders are chosen by their place among those there are. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sits down' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('orders' as const), guest, dishes }) },
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
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('time passes' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('is refunded' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('is cancelled' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('the table is closed' as const) }) },
);

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** An evening at one table, step by step. */
export function storyOf(most: number): fc.Arbitrary<Step[]> {
  return fc.array(step, { minLength: Math.ceil(most / 2), maxLength: most, size: 'max' });
}

export type Tip = { readonly tip_percentage: number } | { readonly tip_fixed: number };

/** What an order should come to: its dishes, 8.875 % tax on them, half a cent up, and the tip last set. */
export function expectedTotals(ordered: readonly Dish[], tipped: Tip) {
  const subtotal = ordered.reduce((sum, dish) => sum + PRICES[dish], 0);
  const tax_amount = Math.floor((subtotal * 8875 + 50_000) / 100_000);
  const tip_amount =
    'tip_fixed' in tipped
      ? tipped.tip_fixed
      : Math.floor((subtotal * tipped.tip_percentage + 5000) / 10_000);
  const total_with_tip_and_tax = subtotal + tax_amount + tip_amount;
  return { subtotal, tax_amount, tip_amount, total_with_tip_and_tax };
}
