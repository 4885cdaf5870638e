import { useEffect, useEffectEvent, useState } from 'react';
import { HERE, type Idle, type IdleEvent, type IdleLimits, nextIdle } from './idle';

const SECOND_MS = 1000;
/** Without scrolling: a page also moves by itself, and a guest who scrolls touches it, turns a wheel or presses a key. */
const ACTIVITIES = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

type IdleOptions = { readonly isOn: boolean; readonly onGone: () => void };

/** Watches for a guest who is away; `left` is what the display counts down from, null while nobody is asked. */
export function useIdle(
  limits: IdleLimits,
  { isOn, onGone }: IdleOptions,
): { readonly left: number | null; readonly goOn: () => void } {
  const [idle, setIdle] = useState<Idle>(HERE);
  if (!isOn && idle !== HERE) setIdle(HERE);
  const move = useEffectEvent((event: IdleEvent) => setIdle((now) => nextIdle(now, event, limits)));
  const leave = useEffectEvent(onGone);

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => move('second'), SECOND_MS);
    function onActivity() {
      move('activity');
    }
    for (const each of ACTIVITIES)
      document.addEventListener(each, onActivity, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const each of ACTIVITIES)
        document.removeEventListener(each, onActivity, { capture: true });
    };
  }, [isOn]);
  const isGone = idle.stage === 'gone';
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  return {
    left: idle.stage === 'asked' ? idle.left : null,
    goOn: () => setIdle(HERE),
  };
}
