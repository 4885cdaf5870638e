import { useEffect, useRef, useState } from 'react';
import { createWaiting } from '../live/waiting';
import { scaledPause } from '../pause-scale';

/** Result of a try; null = it must be repeated. */
export type Try = () => Promise<(() => void) | null>;

export type KeepTrying = {
  /** Between tries, or in the midst of one. */
  readonly is_waiting: boolean;
  /**
   * Tries after growing pauses, and as soon as the browser is online; `giveUp` is done when all were in vain. What a try leads to
   * is done even if the page is gone by then, as it may be gone for just that.
   */
  readonly begin: (attempt: Try, giveUp: () => void) => void;
  /** Cuts the pause short. */
  readonly tryNow: () => void;
  /** A try under way still leads to its end; there is no other. */
  readonly stop: () => void;
};

/** For about five minutes: whoever is later than that has perhaps asked a waiter. */
const PAUSES_MS = [2, 4, 8, 15, ...Array.from({ length: 9 }, () => 30)].map((s) => s * 1_000);

/** Something tried again by itself until it is done, the guest stops it, or the page is left. */
export function useKeepTrying(): KeepTrying {
  const [is_waiting, setWaiting] = useState(false);
  const [waiting] = useState(createWaiting);
  const runRef = useRef<{ isStopped: boolean } | null>(null);
  useEffect(
    () => () => {
      runRef.current = null;
      waiting.wake();
    },
    [waiting],
  );

  async function run(attempt: Try, giveUp: () => void): Promise<void> {
    const own = { isStopped: false };
    runRef.current = own;
    function isOver(): boolean {
      return own.isStopped || runRef.current !== own;
    }
    setWaiting(true);
    let end: (() => void) | null = null;
    for (const pause_ms of PAUSES_MS) {
      await waiting.wait(scaledPause(pause_ms));
      if (isOver()) break;
      end = await attempt();
      if (end !== null || isOver()) break;
    }
    end ??= isOver() ? null : giveUp;
    if (runRef.current === own) {
      runRef.current = null;
      setWaiting(false);
    }
    end?.();
  }

  return {
    is_waiting,
    begin: (attempt, giveUp) => void run(attempt, giveUp),
    tryNow: waiting.wake,
    stop() {
      if (runRef.current) runRef.current.isStopped = true;
      setWaiting(false);
      waiting.wake();
    },
  };
}
