import { useEffect, useEffectEvent } from 'react';

export const DEFAULT_IDLE_MINUTES = 3;

const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

type IdleLockOptions = { readonly isOn: boolean; readonly minutes?: number };

/** Calls back once nobody has touched the page for some minutes; each act begins them again. */
export function useIdleLock(
  onIdle: () => void,
  { isOn, minutes = DEFAULT_IDLE_MINUTES }: IdleLockOptions,
): void {
  const lock = useEffectEvent(onIdle);
  useEffect(() => {
    if (!isOn) return;
    let timer = setTimeout(lock, minutes * 60_000);
    function begin(): void {
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
