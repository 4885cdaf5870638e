import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetTabletOf, isTabletOf } from './remembered';

type PairedTablet = {
  /** Whether the server has said so, or cannot be asked. */
  readonly is_known: boolean;
  readonly is_paired: boolean;
  readonly confirmPaired: () => void;
};

/** Whether this browser was paired with the restaurant; where nobody can be asked, what it was the last time counts. */
export function usePairedTablet(): PairedTablet {
  const { client, endpoint } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const queryKey = ['device', restaurant_id];
  const { data } = useQuery({
    queryKey,
    async queryFn() {
      const found = await client.getDevice();
      if (found.ok) return found.value.device.restaurant_id === restaurant_id;
      const isRefused = found.error.kind === 'problem' && found.error.problem.status < 500;
      // Staff may have ended the pairing: then this is a guest's browser like any other.
      if (isRefused) forgetTabletOf(endpoint);
      return !isRefused && isTabletOf(endpoint);
    },
  });
  return {
    is_known: data !== undefined,
    is_paired: data === true,
    confirmPaired: () => queryClient.setQueryData(queryKey, true),
  };
}
