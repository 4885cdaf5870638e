import { useOrdering, useRestaurant } from '@comanda/ordering';
import type { Device } from '@comanda/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type OwnDevice = {
  /** undefined until it is known; null = this browser is no kiosk of the restaurant. */
  readonly device: Device | null | undefined;
  /** The server cannot be asked. */
  readonly is_unreachable: boolean;
  readonly readAgain: () => void;
};

const ASK_AGAIN_MS = 60_000;

/** Returns the pairing of this browser. A server that cannot be reached ends no pairing. */
export function useDevice(): OwnDevice {
  const { client } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const queryKey = ['device', restaurant_id];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const found = await client.getDevice({}, { signal });
      if (found.ok) {
        const { device } = found.value;
        return device.kind === 'kiosk' && device.restaurant_id === restaurant_id ? device : null;
      }
      if (found.error.kind === 'problem' && found.error.problem.status < 500) return null;
      throw new Error(`The pairing could not be asked for: ${found.error.kind}.`);
    },
    refetchInterval: ASK_AGAIN_MS,
  });
  return {
    device: data,
    is_unreachable: isError && data === undefined,
    readAgain: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
