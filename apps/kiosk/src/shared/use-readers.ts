import type { ApiClient } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { scaledPause, useRestaurant } from '@comanda/ordering';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClients } from './clients';
import { useDevice } from './use-device';

const POLL_MS = 10_000;

export type Readers = {
  /** undefined until they are read. */
  readonly terminals: readonly Terminal[] | undefined;
  /** The reader that stands at this kiosk; null = none does. */
  readonly placed: Terminal | null;
  /** The same while it is online; null = it cannot be used. */
  readonly own: Terminal | null;
  readonly readAgain: () => void;
};

/** The card readers that this kiosk may take, or all of the restaurant's for its staff; read again every ten seconds. */
export function useReaders(staff: ApiClient | null = null): Readers {
  const { restaurant_id } = useRestaurant();
  const { device } = useDevice();
  const { device: client } = useClients();
  const queryClient = useQueryClient();
  const queryKey = ['terminals', restaurant_id];
  const { data } = useQuery({
    queryKey: [...queryKey, staff === null ? 'device' : 'staff'],
    queryFn: async ({ signal }) => {
      const listed = await (staff ?? client).listTerminals({ restaurant_id }, { signal });
      if (listed.ok) return listed.value.terminals;
      throw new Error(`The card readers could not be read: ${listed.error.kind}.`);
    },
    enabled: Boolean(device),
    staleTime: 0,
    refetchInterval: scaledPause(POLL_MS),
  });
  const placed =
    data?.find(({ kiosk_id }) => kiosk_id !== null && kiosk_id === device?.device_id) ?? null;
  return {
    terminals: data,
    placed,
    own: placed?.is_online === false ? null : placed,
    readAgain: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
