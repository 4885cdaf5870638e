import type { CartLine } from '@comanda/cart';
import type { Item } from '@comanda/contracts';
import { defaultCounts } from '@comanda/modifiers';
import type { Selection } from '../store/selection-slice';

/** Selection when an item opens: its defaults, or those of the edited line. */
export function initialSelection(item: Item, line: CartLine | null): Selection {
  return {
    item_id: item.item_id,
    line_id: line?.line_id ?? null,
    modifier_counts: line?.modifier_counts ?? defaultCounts(item),
    multiplier: line?.multiplier ?? 1,
    special_instructions: line?.special_instructions ?? '',
  };
}
