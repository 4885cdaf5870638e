import type { Clock } from '@comanda/kernel';
import { createContext, type ReactNode, use, useDeferredValue, useSyncExternalStore } from 'react';
import { DrawnAt } from './drawn-at';

const TICK_MS = 15_000;

/** The number of quarters of a minute that have passed. */
const TickContext = createContext<number | null>(null);

type NowProviderProps = { readonly clock: Clock; readonly children: ReactNode };

/** Tells what is below the time, as an update that waits for all that is urgent: half a page is drawn anew with it. */
export function NowProvider({ clock, children }: NowProviderProps): ReactNode {
  const drawnAt = use(DrawnAt);
  const tick = useSyncExternalStore(subscribe, read, read);
  function read() {
    return tickOf(drawnAt ?? clock.now());
  }
  return <TickContext value={useDeferredValue(tick)}>{children}</TickContext>;
}

/** The time, anew every quarter of a minute and when the page comes back into view. */
export function useNow(): Date {
  const tick = use(TickContext);
  if (tick === null) {
    throw new Error('There is no NowProvider above: an OrderingProvider brings one.');
  }
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
