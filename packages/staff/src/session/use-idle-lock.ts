import { useEffect, useEffectEvent } from 'react';

export const DEFAULT_IDLE_MINUTES = 3;

const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

type IdleLockOptions = {
  readonly isOn: boolean;
  readonly minutes?: number;
  /** When somebody last touched the device, in ms since 1970, where that is kept beyond the page; null = not known. */
  readonly lastAct?: () => number | null;
  readonly onAct?: () => void;
};

/**
 * Calls back once nobody has touched the page for some minutes; each act begins them again. A page that opens after a longer
 * pause calls back at once.
 */
export function useIdleLock(
  onIdle: () => void,
  { isOn, minutes = DEFAULT_IDLE_MINUTES, lastAct, onAct }: IdleLockOptions,
): void {
  const lock = useEffectEvent(onIdle);
  const leftOnOpening = useEffectEvent(() => {
    const last_ms = lastAct?.() ?? null;
    return last_ms === null ? minutes * 60_000 : last_ms + minutes * 60_000 - Date.now();
  });
  const touched = useEffectEvent(() => onAct?.());
  useEffect(() => {
    if (!isOn) return;
    let timer = setTimeout(lock, Math.max(0, leftOnOpening()));
    function begin(): void {
      touched();
      clearTimeout(timer);
      timer = setTimeout(lock, minutes * 60_000);
    }
    for (const act of ACTS) addEventListener(act, begin, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of ACTS) removeEventListener(act, begin, { capture: true });
    };
  }, [isOn, minutes]);
}
