import { isAlive, serverClock } from '@comanda/api-client';
import { useStaffPlace } from '@comanda/staff/provider';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const EVERY_MS = 3000;
const WAIT_MS = 2000;

/**
 * Returns since when the server does not answer; null while it does. A stream through a network that died stays open for minutes,
 * so the server is asked at intervals; once it answers again, everything is read again.
 */
export function useUnreachedSince(): Date | null {
  const { base_url, clock = serverClock } = useStaffPlace();
  const queryClient = useQueryClient();
  const [since, setSince] = useState<Date | null>(null);
  const isUnreached = since !== null;

  useEffect(() => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    async function ask(): Promise<void> {
      const asked_at = clock.now();
      const isReached = await isAlive({ base_url, fetch: fetchSoon });
      if (isStopped) return;
      if (!isReached) setSince((last) => last ?? asked_at);
      else if (isUnreached) {
        setSince(null);
        void queryClient.invalidateQueries();
      }
      timer = setTimeout(() => void ask(), EVERY_MS);
    }
    timer = setTimeout(() => void ask(), EVERY_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [base_url, clock, queryClient, isUnreached]);

  return since;
}

function fetchSoon(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(WAIT_MS) });
}
