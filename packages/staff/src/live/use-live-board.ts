import { openEventStream } from '@comanda/api-client';
import type { ComandaEvent } from '@comanda/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffPlace } from '../provider/staff-provider';
import { createReadInTurn } from './read-in-turn';

const POLL_MS = 10_000;
const SYSTEM_CLOCK = { now: () => new Date() };

/** The queries that an event may have changed. A board gets every event of its restaurant. */
const CHANGES: Readonly<Record<ComandaEvent['type'], readonly string[]>> = {
  'order.changed': ['board', 'completed', 'tables', 'table'],
  'table.changed': ['board', 'tables', 'table'],
  'table.closed': ['board', 'tables', 'table', 'calls'],
  'call.changed': ['board', 'calls', 'table'],
  'delivery.changed': ['board', 'deliveries'],
  'screen.changed': [],
  'device.changed': ['devices', 'device'],
  'restaurant.changed': ['restaurant', 'menus', 'stock'],
};
const ALL_CHANGES = [...new Set(Object.values(CHANGES).flat())];

export type Live = {
  /** When the board lost its stream; null while it is live. */
  readonly lost_at: Date | null;
};

/** Reads again what the server says has changed, and everything at intervals while the stream is lost. */
export function useLiveBoard(): Live {
  const { restaurant_id, base_url, EventSource, clock = SYSTEM_CLOCK } = useStaffPlace();
  const queryClient = useQueryClient();
  const [lost_at, setLostAt] = useState<Date | null>(() => {
    // Orders that were kept from an earlier page are as old as their reading.
    const read_at = queryClient.getQueryState(['board', restaurant_id])?.dataUpdatedAt ?? 0;
    return read_at > 0 ? new Date(read_at) : clock.now();
  });

  useEffect(() => {
    const readInTurn = createReadInTurn(queryClient);
    function readAgain(keys: readonly string[]): void {
      // A restaurant is read by its address and language too.
      for (const key of keys) void readInTurn(key === 'restaurant' ? [key] : [key, restaurant_id]);
    }
    function readAll(): void {
      readAgain(ALL_CHANGES);
    }
    const stream = openEventStream({
      topics: [`board:${restaurant_id}`],
      onEvent: ({ type }: ComandaEvent) => readAgain(CHANGES[type]),
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
