import { useSyncExternalStore } from 'react';
import { useOrdering } from './ordering-context';

const TICK_MS = 15_000;

/** The time, anew every quarter of a minute and when the page comes back into view. */
export function useNow(): Date {
  const { clock } = useOrdering();
  const tick = useSyncExternalStore(subscribe, () => Math.floor(clock.now().getTime() / TICK_MS));
  return new Date(tick * TICK_MS);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS / 3);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}
