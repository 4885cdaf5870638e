import type { WaiterCall } from '@comanda/contracts';
import { useCalls } from '@comanda/staff/calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** So long a call that was closed can be put back. */
export const CLOSE_AFTER_MS = 5000;

type OpenCalls = {
  /** Those that nobody went to, the oldest first; undefined until they are read. */
  readonly calls: readonly WaiterCall[] | undefined;
  /** Takes a call off the list, and closes it a little later. */
  readonly close: (call_id: string) => void;
  readonly putBack: (call_id: string) => void;
};

/**
 * The open calls. One that is taken off is closed on the server after a while, or at once when the page is left; where the server
 * does not close it, it is back on the list.
 */
export function useOpenCalls(onFailed: (failure: Error) => void): OpenCalls {
  const { calls, close } = useCalls();
  const [closing, setClosing] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function putBack(call_id: string): void {
    clearTimeout(timers.current.get(call_id));
    timers.current.delete(call_id);
    setClosing((ids) => new Set([...ids].filter((each) => each !== call_id)));
  }
  function finish(call_id: string): void {
    timers.current.delete(call_id);
    close(call_id, (failure) => {
      putBack(call_id);
      onFailed(failure);
    });
  }
  const finishAll = useEffectEvent(() => {
    for (const [call_id, timer] of timers.current) {
      clearTimeout(timer);
      finish(call_id);
    }
  });
  useEffect(() => () => finishAll(), []);

  return {
    calls: calls?.filter(({ call_id }) => !closing.has(call_id)),
    close(call_id) {
      setClosing((ids) => new Set([...ids, call_id]));
      timers.current.set(
        call_id,
        setTimeout(() => finish(call_id), CLOSE_AFTER_MS),
      );
    },
    putBack,
  };
}
