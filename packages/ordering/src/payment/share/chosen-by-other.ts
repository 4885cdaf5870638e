import { findPlace, type MenuIndex, priceLine } from '@comanda/cart';
import type { TableCart } from '@comanda/contracts';
import { idsToCounts } from '@comanda/modifiers';

/** Items another guest at the table is choosing. */
export type ChosenByOther = {
  readonly guest_id: string;
  readonly guest_name: string;
  readonly lines: readonly {
    readonly name: string;
    readonly multiplier: number;
    /** Usual price. */
    readonly amount: number;
    /** How much of that is given away: the dish's own price, where a promotion gives it. */
    readonly given: number;
    /** The dish's own price, without what was chosen with it. */
    readonly own_amount: number;
  }[];
  /** Amount to pay. */
  readonly amount: number;
};

/** Another guest's cart as this menu has it; dishes that it has not are left out. */
export function chosenByOther(
  { guest_id, guest_name, items }: TableCart,
  index: MenuIndex,
): ChosenByOther {
  const lines = items.flatMap(({ item_id, analytics_menu_id, ...chosen }) => {
    const { modifier_ids, multiplier, is_reward_item } = chosen;
    const entry = findPlace(index, { item_id, menu_id: analytics_menu_id });
    if (entry === undefined) return [];
    const modifier_counts = idsToCounts(modifier_ids);
    const { amount } = priceLine(entry, { modifier_counts, multiplier });
    const own_amount = entry.item.price * multiplier;
    const given = is_reward_item ? own_amount : 0;
    return [{ name: entry.item.name, multiplier, amount: Number(amount), given, own_amount }];
  });
  const amount = lines.reduce((sum, line) => sum + line.amount - line.given, 0);
  return { guest_id, guest_name, lines, amount };
}
