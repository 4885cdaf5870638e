import type { IntentKey } from '@comanda/api-client';
import type { SliceOf } from './slice';

/** The cart as it was when it was sent. */
export type RoundTry = {
  /** The body of the call, as text. */
  readonly text: string;
  /** The lines of the cart that are in it, in the order of its items. */
  readonly line_ids: readonly string[];
};

/**
 * A round that was sent and whose reply is not known yet. Under its one key the server takes one of the tries, whichever it
 * heard first, and refuses the others.
 */
export type SentRound = {
  readonly key: IntentKey;
  readonly guest_id: string;
  /** The newest last. */
  readonly tries: readonly RoundTry[];
  /** RFC 3339; it is sent again by itself until then. null = only when the guest sends it. */
  readonly tried_until: string | null;
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
