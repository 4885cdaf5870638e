import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when an act that was on its way has been taken. */
export function useOnDone(
  { isActing, error }: { readonly isActing: boolean; readonly error: Error | null },
  onDone: () => void,
): void {
  const wasActing = useRef(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (wasActing.current && !isActing && error === null) done();
    wasActing.current = isActing;
  }, [isActing, error]);
}
