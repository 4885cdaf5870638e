import type { OrderItem } from '@comanda/contracts';
import type { ModifierCounts } from '@comanda/modifiers';
import type { Result } from '@comanda/kernel';
import type { AddFault } from '../menu/add-fault';
import { useAddToCart } from './use-add-to-cart';

export type Reorder = (item: OrderItem) => Result<{ readonly line_id: string }, AddFault>;

/** Puts one more of what was ordered before into the cart, chosen the same way and priced as today. */
export function useReorder(): Reorder {
  const add = useAddToCart();
  return ({ item_id, menu_id, modifiers, special_instructions }) => {
    const modifier_counts: ModifierCounts = Object.fromEntries(
      modifiers.map(({ modifier_id, count }) => [modifier_id, count]),
    );
    return add({ item_id, menu_id, modifier_counts, special_instructions });
  };
}
