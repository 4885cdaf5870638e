import { type CartLineDraft, type MenuEntry, priceLine } from '@comanda/cart';
import type { ModifierCounts } from '@comanda/modifiers';

/** A line for the cart, with the name and price that the guest sees at this moment. */
export function lineDraft(
  entry: MenuEntry,
  chosen: {
    readonly modifier_counts: ModifierCounts;
    readonly multiplier: number;
    readonly special_instructions: string;
  },
): CartLineDraft {
  const { menu, category, item } = entry;
  return {
    ...chosen,
    item_id: item.item_id,
    menu_id: menu.menu_id,
    category_id: category.category_id,
    campaign_instance_id: null,
    is_reward_item: false,
    name_seen: item.name,
    price_seen: priceLine(entry, chosen).unit_price,
  };
}
