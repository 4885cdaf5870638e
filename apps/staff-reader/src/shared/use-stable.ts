import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same for all drawings and calls the newest one it was given; for handlers of memoized lists. */
export function useStable<Args extends readonly unknown[]>(
  newest: (...args: Args) => void,
): (...args: Args) => void {
  const ref = useRef(newest);
  useLayoutEffect(() => {
    ref.current = newest;
  });
  return useCallback((...args: Args) => ref.current(...args), []);
}
