import { type Cart, type CartLine, findPlace, type MenuEntry, priceLine } from '@comanda/cart';
import { type Cents, err, ok, type Result } from '@comanda/kernel';
import { chooseModifier, setModifierCount, withoutUnknown } from '@comanda/modifiers';
import { describeGroups, type GroupChoice } from './describe-groups';
import { initialSelection } from './initial-selection';
import { lineDraft } from '../cart/line-draft';
import { addFault, type AddFault, itemBlock } from './add-fault';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { useOrderingStore } from '../provider/use-ordering-store';
import { addToCart, editInCart } from '../store/cart-actions';
import type { Selection } from '../store/selection-slice';
import { useOccasion } from './use-occasion';

export type ItemSelection = {
  readonly entry: MenuEntry;
  readonly selection: Selection;
  readonly groups: readonly GroupChoice[];
  readonly unit_price: Cents;
  readonly amount: Cents;
  /** Why it cannot be ordered however it is chosen. */
  readonly block: ReturnType<typeof itemBlock>;
  /** Why it cannot be ordered as it is chosen now, the block included. */
  readonly fault: AddFault | null;
  readonly is_editing: boolean;
  /** A tap: toggles, or replaces in a single-select group. */
  readonly choose: (modifier_group_id: string, modifier_id: string) => void;
  readonly setCount: (modifier_group_id: string, modifier_id: string, count: number) => void;
  readonly setMultiplier: (multiplier: number) => void;
  readonly setInstructions: (text: string) => void;
  /** Puts it into the cart, or into the place of the line that is edited. */
  readonly submit: () => Result<{ line_id: string }, AddFault>;
  /** Forgets what was chosen. */
  readonly discard: () => void;
};

/**
 * An item while the guest makes it their own. Null when it is on no menu. Give a line_id to edit that line, and the menu
 * that it was chosen from.
 */
export function useItemSelection(
  item_id: string,
  line_id: string | null = null,
  menu_id: string | null = null,
): ItemSelection | null {
  const { store } = useOrdering();
  const { restaurant, index } = useCatalogue();
  const occasion = useOccasion();
  const line = useOrderingStore(({ cart }) => lineOf(cart, line_id));
  const begun = useOrderingStore((state) => state.selection);
  const entry = findPlace(index, { item_id, menu_id: line?.menu_id ?? menu_id });
  if (!entry) return null;

  const isBegun = begun?.item_id === item_id && begun.line_id === (line?.line_id ?? null);
  const chosen = isBegun ? begun : initialSelection(entry.item, line);
  // Modifiers removed from the menu are in no group to deselect them.
  const counts = withoutUnknown(entry.item, chosen.modifier_counts);
  const selection = { ...chosen, modifier_counts: counts };
  const fault = addFault(restaurant, entry, counts, occasion);

  function change(changes: Partial<Selection>): void {
    store.getState().setSelection({ ...selection, ...changes });
  }

  return {
    entry,
    selection,
    groups: describeGroups(entry.item, counts),
    ...priceLine(entry, selection),
    block: itemBlock(restaurant, entry, occasion),
    fault,
    is_editing: line !== null,
    choose(modifier_group_id, modifier_id) {
      const group = groupOf(entry, modifier_group_id);
      if (group) change({ modifier_counts: chooseModifier(group, counts, modifier_id) });
    },
    setCount(modifier_group_id, modifier_id, count) {
      const group = groupOf(entry, modifier_group_id);
      const set = group && setModifierCount(group, counts, modifier_id, count);
      if (set?.ok) change({ modifier_counts: set.value });
    },
    setMultiplier: (multiplier) => change({ multiplier }),
    setInstructions: (special_instructions) => change({ special_instructions }),
    submit() {
      if (fault) return err(fault);
      const draft = lineDraft(entry, {
        modifier_counts: counts,
        multiplier: selection.multiplier,
        special_instructions: selection.special_instructions,
      });
      store.getState().setSelection(null);
      if (!line) return ok({ line_id: addToCart(store, draft) });
      // The campaign and the reward flag are not chosen here.
      const { campaign_instance_id, is_reward_item } = line;
      editInCart(store, line.line_id, { ...draft, campaign_instance_id, is_reward_item });
      return ok({ line_id: line.line_id });
    },
    discard: () => store.getState().setSelection(null),
  };
}

function lineOf({ lines }: Cart, line_id: string | null): CartLine | null {
  return lines.find((each) => each.line_id === line_id) ?? null;
}

function groupOf({ item }: MenuEntry, modifier_group_id: string) {
  return item.item_modifier_groups.find((group) => group.modifier_group_id === modifier_group_id);
}
