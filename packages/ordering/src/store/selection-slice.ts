import type { ModifierCounts } from '@comanda/modifiers';
import type { SliceOf } from './slice';

/** An item while it is being made the guest's own; `line_id` names the line that is edited, if one is. */
export type Selection = {
  readonly item_id: string;
  readonly line_id: string | null;
  readonly modifier_counts: ModifierCounts;
  readonly multiplier: number;
  readonly special_instructions: string;
};

export type SelectionSlice = {
  readonly selection: Selection | null;
  readonly setSelection: (selection: Selection | null) => void;
};

export const createSelectionSlice: SliceOf<SelectionSlice> = (set) => ({
  selection: null,
  setSelection(selection) {
    set({ selection });
  },
});
