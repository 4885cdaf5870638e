import type { StreamState } from '@comanda/api-client';
import { useQuery } from '@tanstack/react-query';
import { useOrdering } from '../provider/ordering-context';
import { scaledPause } from '../pause-scale';

const ASK_AGAIN_MS = 5_000;

/** Whether the API can be reached: while there is a stream of events it can; without one it is asked. */
export function useIsReachable(stream: StreamState): boolean {
  const { client } = useOrdering();
  const isAsked = stream === 'polling';
  const { data: isAlive = true } = useQuery({
    queryKey: ['alive'],
    queryFn: () => client.isAlive(),
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: scaledPause(ASK_AGAIN_MS),
  });
  return !isAsked || isAlive;
}
