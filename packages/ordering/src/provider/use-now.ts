import { use, useSyncExternalStore } from 'react';
import { DrawnAt } from './drawn-at';
import { useOrdering } from './ordering-context';

const TICK_MS = 15_000;

/** The time, anew every quarter of a minute and when the page comes back into view. */
export function useNow(): Date {
  const { clock } = useOrdering();
  const drawnAt = use(DrawnAt);
  const tick = useSyncExternalStore(
    subscribe,
    () => tickOf(clock.now()),
    () => tickOf(drawnAt ?? clock.now()),
  );
  return new Date(tick * TICK_MS);
}

function tickOf(instant: Date): number {
  return Math.floor(instant.getTime() / TICK_MS);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS / 3);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}
