import type { BillShare } from '@comanda/contracts';
import { useEffect, useState } from 'react';
import { useOrdering } from '../../provider/ordering-context';

/** The time, anew as soon as the next of these shares is held no longer: from then on it is anybody's. */
export function useHoldsEnd(shares: readonly BillShare[]): Date {
  const { clock } = useOrdering();
  const [now, setNow] = useState(() => clock.now());
  const next = Math.min(
    ...shares
      .filter(({ status }) => status === 'CLAIMED')
      .map(({ held_until }) => Date.parse(held_until))
      .filter((end) => end > now.getTime()),
  );
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(clock.now()), next - clock.now().getTime());
    return () => clearTimeout(timer);
  }, [clock, next, now]);
  return now;
}
