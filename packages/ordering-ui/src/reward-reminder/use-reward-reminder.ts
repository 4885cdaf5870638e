import type { UnclaimedReward } from '@comanda/campaigns';
import type { Campaign } from '@comanda/contracts';
import { useCart, useWaitingRewards } from '@comanda/ordering';
import { useState } from 'react';

type Reminding = {
  readonly rewards: readonly UnclaimedReward[];
  /** Campaigns with a reward once added. */
  readonly waiting: readonly Campaign[];
  readonly isNeeded: boolean;
  readonly isOpen: boolean;
  /** Goes on, unless there is something to be reminded of first. */
  readonly before: (goOn: () => void) => void;
  readonly close: () => void;
};

/** When the guest is reminded of what was earned and not taken or chosen: before going on, and until the last of it was chosen. */
export function useRewardReminder(): Reminding {
  const { unclaimed } = useCart();
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaitingRewards();
  const isNeeded = unclaimed.length + waiting.length > 0;
  if (isOpen && !isNeeded) setOpen(false);
  return {
    rewards: unclaimed,
    waiting,
    isNeeded,
    isOpen,
    before: (goOn) => (isNeeded ? setOpen(true) : goOn()),
    close: () => setOpen(false),
  };
}
