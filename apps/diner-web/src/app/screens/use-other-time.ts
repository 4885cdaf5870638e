import { useNow, usePickup } from '@comanda/ordering';
import { nearestSlot } from './nearest-slot';

/** Chooses the time that comes nearest to the one that was refused; false where there is none. */
export function useOtherTime(): () => boolean {
  const { chosen, choose, slots } = usePickup();
  const now = useNow();
  return () => {
    const nearest = nearestSlot(slots(), chosen ?? now);
    if (nearest !== null) choose(nearest);
    return nearest !== null;
  };
}
