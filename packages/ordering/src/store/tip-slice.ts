import type { Tip } from '@comanda/totals';
import type { SliceOf } from './slice';

export type TipSlice = {
  /** The guest's choice; null before that. */
  readonly tip: Tip | null;
  readonly setTip: (tip: Tip | null) => void;
};

export const createTipSlice: SliceOf<TipSlice> = (set) => ({
  tip: null,
  setTip(tip) {
    set({ tip });
  },
});
