import type { Item } from '@comanda/contracts';
import { type Cents, cents } from '@comanda/kernel';
import { revalidateSelection, type SelectionChange } from '@comanda/modifiers';
import type { CheckedLine } from './revalidate-cart';

/** One thing about a line that is not as the guest left it. */
export type LineChange =
  | { readonly code: 'gone' | 'sold_out' | 'not_served' }
  | { readonly code: 'renamed'; readonly from: string; readonly to: string }
  | { readonly code: 'price_changed'; readonly from: Cents; readonly to: Cents }
  | SelectionChange;

/**
 * Everything that changed about a line since it was seen, the gravest first (CART-23). With the item of before, modifiers that
 * are gone have a name and those that cost something else are told.
 */
export function describeChanges(checked: CheckedLine, before: Item | null = null): LineChange[] {
  const { line, item, unit_price, problem } = checked;
  if (!item) return [{ code: 'gone' }];
  const isBarred = problem === 'gone' || problem === 'sold_out' || problem === 'not_served';
  return [
    ...(isBarred ? [{ code: problem }] : []),
    ...revalidateSelection(item, line.modifier_counts, before).changes,
    ...(item.name === line.name_seen
      ? []
      : [{ code: 'renamed', from: line.name_seen, to: item.name } as const]),
    ...(unit_price === line.price_seen
      ? []
      : [{ code: 'price_changed', from: cents(line.price_seen), to: unit_price } as const]),
  ];
}
