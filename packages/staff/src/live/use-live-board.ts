import { openEventStream } from '@comanda/api-client';
import type { ComandaEvent } from '@comanda/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffPlace } from '../provider/staff-provider';

const POLL_MS = 10_000;
const SYSTEM_CLOCK = { now: () => new Date() };

export type Live = {
  /** When the board lost its stream; null while it is live. */
  readonly lost_at: Date | null;
};

/** Reads the board again whenever the server says that it changed, and at intervals while the stream is lost. */
export function useLiveBoard(): Live {
  const { restaurant_id, base_url, EventSource, clock = SYSTEM_CLOCK } = useStaffPlace();
  const queryClient = useQueryClient();
  const [lost_at, setLostAt] = useState<Date | null>(() => clock.now());

  useEffect(() => {
    function readAgain(key: string): void {
      void queryClient.invalidateQueries({ queryKey: [key, restaurant_id] });
    }
    function readAll(): void {
      readAgain('board');
      readAgain('calls');
    }
    const stream = openEventStream({
      topics: [`board:${restaurant_id}`],
      onEvent: ({ type }: ComandaEvent) => readAgain(type === 'call.changed' ? 'calls' : 'board'),
      onGap: readAll,
      onState(state) {
        if (state === 'open') {
          setLostAt(null);
          readAll();
        } else setLostAt((since) => since ?? clock.now());
      },
      ...(base_url === undefined ? {} : { base_url }),
      ...(EventSource === undefined ? {} : { EventSource }),
    });
    return () => stream.close();
  }, [queryClient, restaurant_id, base_url, EventSource, clock]);

  useEffect(() => {
    if (lost_at === null) return;
    const timer = setInterval(() => void queryClient.invalidateQueries(), POLL_MS);
    return () => clearInterval(timer);
  }, [lost_at, queryClient]);

  return { lost_at };
}
