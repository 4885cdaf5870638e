import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** A browser counts time late where the page was hidden, so it looks several times a minute. */
const LOOK_MS = 5000;

type Clock = { readonly now: () => Date };

const MinuteContext = createContext<number | null>(null);

/** Gives the minute that has begun, so that what opens or closes changes on the minute. */
export function NowProvider({
  clock,
  children,
}: {
  readonly clock: Clock;
  readonly children: ReactNode;
}) {
  const minute = useSyncExternalStore(subscribe, read, read);
  function read() {
    return Math.floor(clock.now().getTime() / MINUTE_MS);
  }
  return <MinuteContext value={minute}>{children}</MinuteContext>;
}

/** The start of the running minute. */
export function useNow(): Date {
  const minute = use(MinuteContext);
  if (minute === null) throw new Error('There is no NowProvider above.');
  return new Date(minute * MINUTE_MS);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, LOOK_MS);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}
