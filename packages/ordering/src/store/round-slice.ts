import type { IntentKey } from '@comanda/api-client';
import type { SliceOf } from './slice';

/** A round that was sent and whose reply is not known yet: sent again as it is, it is the same one. */
export type SentRound = {
  /** The body of the call, as text. */
  readonly text: string;
  readonly key: IntentKey;
  readonly guest_id: string;
  /** How many of each line of the cart are in it. */
  readonly units: Readonly<Record<string, number>>;
};

export type RoundSlice = {
  readonly round: SentRound | null;
  readonly setRound: (round: SentRound | null) => void;
};

export const createRoundSlice: SliceOf<RoundSlice> = (set) => ({
  round: null,
  setRound(round) {
    set({ round });
  },
});
