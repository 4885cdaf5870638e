import type { ModifierCounts } from '@comanda/modifiers';

/** One line of a cart: so many units of an item, chosen and noted alike. */
export type CartLine = {
  readonly line_id: string;
  readonly item_id: string;
  readonly menu_id: string;
  readonly category_id: string;
  readonly modifier_counts: ModifierCounts;
  readonly multiplier: number;
  readonly special_instructions: string;
  readonly campaign_instance_id: string | null;
  readonly is_reward_item: boolean;
  /** The name and the unit price with modifiers that the guest saw, so that a change can be told. */
  readonly name_seen: string;
  readonly price_seen: number;
};

/** A line before it has a place in a cart. */
export type CartLineDraft = Omit<CartLine, 'line_id'>;

/** Lines a guest wants to order, in the order of adding. */
export type Cart = { readonly lines: readonly CartLine[] };

/** Nothing yet. */
export const emptyCart: Cart = { lines: [] };

/** How many units are in a cart altogether (CART-9). */
export function countUnits(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.multiplier, 0);
}
