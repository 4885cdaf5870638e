import {
  aCartLine,
  aCategory,
  aMenu,
  aModifier,
  aModifierGroup,
  anId,
  anItem,
  deepFreeze,
} from '@comanda/testing';
import fc from 'fast-check';
import { addLine } from './add-line';
import { type Cart, type CartLineDraft, emptyCart } from './cart';

/** A line to add: one burger for 10.00 unless told otherwise. */
export function aDraft(overrides: Partial<CartLineDraft> = {}): CartLineDraft {
  const { line_id: _, ...draft } = aCartLine();
  return deepFreeze({ ...draft, ...overrides });
}

/** A cart of drafts, in order; their ids are line-1, line-2 … */
export function cartOf(...drafts: readonly CartLineDraft[]): Cart {
  return deepFreeze(
    drafts.reduce((cart, draft, index) => addLine(cart, draft, `line-${index + 1}`), emptyCart),
  );
}

/** A burger with cheese or bacon, fries, and a sundae. */
export const BURGER = anId(0x100);
export const FRIES = anId(0x101);
export const SUNDAE = anId(0x102);
export const CHEESE = anId(0x300);
export const BACON = anId(0x301);

/** A menu of the three. */
export function aDiner(overrides: Parameters<typeof aMenu>[0] = {}) {
  const extras = aModifierGroup({
    name: 'Extras',
    max_qty: 3,
    modifiers: [
      aModifier({ modifier_id: CHEESE, name: 'Cheese', price: 150 }),
      aModifier({ modifier_id: BACON, name: 'Bacon', price: 275, rank: 1 }),
    ],
  });
  const items = [
    anItem({ item_id: BURGER, name: 'Burger', price: 1000, item_modifier_groups: [extras] }),
    anItem({ item_id: FRIES, name: 'Fries', price: 399 }),
    anItem({ item_id: SUNDAE, name: 'Sundae', price: 555 }),
  ];
  return deepFreeze(aMenu({ categories: [aCategory({ items })], ...overrides }));
}

/** Lines that often equal each other, of items on the diner's menu. */
export const anyDraft: fc.Arbitrary<CartLineDraft> = fc
  .record({
    item_id: fc.constantFrom(BURGER, FRIES),
    cheese: fc.integer({ min: 0, max: 2 }),
    multiplier: fc.integer({ min: 1, max: 5 }),
    special_instructions: fc.constantFrom('', ' ', 'no onions', ' no onions '),
    is_reward_item: fc.boolean(),
  })
  .map(({ cheese, ...draft }) =>
    aDraft({ ...draft, modifier_counts: draft.item_id === BURGER ? { [CHEESE]: cheese } : {} }),
  );
