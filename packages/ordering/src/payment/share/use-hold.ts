import type { BillShare } from '@comanda/contracts';
import { useState } from 'react';
import { useSecondsLeft } from './use-seconds-left';

export type Hold = {
  /** The share as the bill last had it; null until the bill was read with it. */
  readonly share: BillShare | null;
  /** 0 from when on others may have it. */
  readonly seconds_left: number;
  readonly is_over: boolean;
};

/**
 * For how long a share is held for whoever is about to pay it: until its time is over, or it is back on the bill. Without the
 * shares of its bill, its time alone tells.
 */
export function useHold(share_id: string | null, shares: readonly BillShare[] | null): Hold {
  const listed = shares?.find((share) => share.share_id === share_id);
  const [known, setKnown] = useState(listed ?? null);
  if (listed !== undefined && listed !== known) setKnown(listed);
  const seconds_left = useSecondsLeft(new Date(known?.held_until ?? 0));
  // Others' shares are of no interest, and one that was never seen on a bill may still come.
  const share = known?.share_id === share_id ? known : null;
  const is_over =
    share !== null && ((shares !== null && listed === undefined) || seconds_left === 0);
  return { share, seconds_left, is_over };
}
