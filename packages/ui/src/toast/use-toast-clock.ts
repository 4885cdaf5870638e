import { useEffect } from 'react';
import type { ShownToast } from './toasts';

const TIMEOUT_MS = 5000;
// Reading and deciding take longer than reading.
const ACTION_TIMEOUT_MS = 8000;

// By the toast and not in its card: a sheet that opens or closes draws the card anew, and what was read of the toast stays read.
const leftOf = new WeakMap<ShownToast, number>();

/** Ends a toast when its time is over; what stops the clock meanwhile does not set it back. */
export function useToastClock(
  toast: ShownToast,
  isPaused: boolean,
  onEnd: (toast: ShownToast) => void,
): void {
  useEffect(() => {
    if (isPaused) return;
    const begun = performance.now();
    const left_ms = leftOf.get(toast) ?? timeoutOf(toast);
    const timer = setTimeout(() => onEnd(toast), left_ms);
    return () => {
      clearTimeout(timer);
      leftOf.set(toast, Math.max(0, left_ms - (performance.now() - begun)));
    };
  }, [toast, isPaused, onEnd]);
}

function timeoutOf({ timeout_ms, action }: ShownToast): number {
  return timeout_ms ?? (action ? ACTION_TIMEOUT_MS : TIMEOUT_MS);
}
