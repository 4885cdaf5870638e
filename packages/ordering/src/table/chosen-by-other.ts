import { type MenuIndex, priceLine } from '@comanda/cart';
import type { TableCart } from '@comanda/contracts';
import { idsToCounts } from '@comanda/modifiers';

/** What somebody else at the table is choosing. */
export type ChosenByOther = {
  readonly guest_id: string;
  readonly guest_name: string;
  readonly lines: readonly {
    readonly name: string;
    readonly multiplier: number;
    readonly amount: number;
  }[];
  readonly amount: number;
};

/** Another guest's cart as this menu has it; dishes that it has not are left out. */
export function chosenByOther(
  { guest_id, guest_name, items }: TableCart,
  index: MenuIndex,
): ChosenByOther {
  const lines = items.flatMap(({ item_id, modifier_ids, multiplier }) => {
    const entry = index.get(item_id);
    if (entry === undefined) return [];
    const modifier_counts = idsToCounts(modifier_ids);
    const { amount } = priceLine(entry, { modifier_counts, multiplier });
    return [{ name: entry.item.name, multiplier, amount: Number(amount) }];
  });
  return { guest_id, guest_name, lines, amount: lines.reduce((sum, line) => sum + line.amount, 0) };
}
