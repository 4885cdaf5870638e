import { useEffect, useState } from 'react';
import { useOrdering } from '../../provider/ordering-context';

const TICK_MS = 1_000;

/** The whole seconds until a moment, counted down to 0. */
export function useSecondsLeft(moment: Date): number {
  const { clock } = useOrdering();
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((moment.getTime() - clock.now().getTime()) / TICK_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
