import { openEventStream } from '@comanda/api-client';
import { type LiveOptions, scaledPause } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The key of the one query that an order's change concerns. */
export const SCREEN_ORDERS = ['screen-orders'] as const;

export type StreamPlace = Pick<LiveOptions, 'base_url' | 'EventSource'>;

/** Entries leave by time alone, and a stream may be cut without a sign: everything is read again this often. */
const READ_MS = 20_000;

/**
 * Reads again what a screen shows whenever the server publishes a change of its topics. Returns since when events do not
 * arrive; null while they do.
 */
export function useLiveScreen(topics: readonly string[], place: StreamPlace): Date | null {
  const queryClient = useQueryClient();
  const [lost_at, setLostAt] = useState<Date | null>(null);
  const { base_url, EventSource } = place;
  const names = topics.join();

  useEffect(() => {
    function readAgain(): void {
      void queryClient.invalidateQueries();
    }
    const stream = openEventStream({
      topics: names.split(','),
      // A screen that does not change says so after the first failure.
      failures_before_polling: 1,
      onEvent({ type }) {
        if (type === 'screen.changed')
          void queryClient.invalidateQueries({ queryKey: SCREEN_ORDERS });
        else readAgain();
      },
      onGap: readAgain,
      onState(state) {
        if (state === 'open') {
          setLostAt(null);
          readAgain();
        } else if (state === 'polling') setLostAt((since) => since ?? new Date());
      },
      ...(base_url === undefined ? {} : { base_url }),
      ...(EventSource === undefined ? {} : { EventSource }),
    });
    const timer = setInterval(readAgain, scaledPause(READ_MS));
    return () => {
      stream.close();
      clearInterval(timer);
    };
  }, [queryClient, names, base_url, EventSource]);

  return lost_at;
}
