import type { UnclaimedReward } from '@comanda/campaigns';
import { useCart } from '@comanda/ordering';
import { useState } from 'react';

type Reminding = {
  readonly rewards: readonly UnclaimedReward[];
  readonly isOpen: boolean;
  /** Goes on, unless there is something to be reminded of first. */
  readonly before: (goOn: () => void) => void;
  readonly close: () => void;
};

/** When the guest is reminded of what was earned and not chosen: before going on, and until the last of it was chosen. */
export function useRewardReminder(): Reminding {
  const { unclaimed } = useCart();
  const [isOpen, setOpen] = useState(false);
  if (isOpen && unclaimed.length === 0) setOpen(false);
  return {
    rewards: unclaimed,
    isOpen,
    before: (goOn) => (unclaimed.length > 0 ? setOpen(true) : goOn()),
    close: () => setOpen(false),
  };
}
