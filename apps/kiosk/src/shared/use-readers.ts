import type { Terminal } from '@comanda/contracts';
import { scaledPause, useRestaurant } from '@comanda/ordering';
import { useQuery } from '@tanstack/react-query';
import { useClients } from './clients';
import { useDevice } from './use-device';

const POLL_MS = 10_000;

export type Readers = {
  /** undefined until they are read. */
  readonly terminals: readonly Terminal[] | undefined;
  /** The reader that stands at this kiosk; null = none does, or it is offline. */
  readonly own: Terminal | null;
  readonly readAgain: () => void;
};

/** The restaurant's card readers, read again every ten seconds. */
export function useReaders(): Readers {
  const { restaurant_id } = useRestaurant();
  const { device } = useDevice();
  const { house } = useClients();
  const { data, refetch } = useQuery({
    queryKey: ['terminals', restaurant_id],
    queryFn: async ({ signal }) => {
      const listed = await house.listTerminals({ restaurant_id }, { signal });
      if (listed.ok) return listed.value.terminals;
      throw new Error(`The card readers could not be read: ${listed.error.kind}.`);
    },
    enabled: Boolean(device),
    staleTime: 0,
    refetchInterval: scaledPause(POLL_MS),
  });
  const own =
    data?.find(
      ({ kiosk_id, is_online }) => kiosk_id === device?.device_id && is_online !== false,
    ) ?? null;
  return { terminals: data, own, readAgain: () => void refetch() };
}
