import { useOrdering, useRestaurant } from '@comanda/ordering';
import { payPath } from './pay-paths';

/** Where this restaurant's orders are paid. */
export function usePayPath(): string {
  const { endpoint } = useOrdering();
  return payPath(useRestaurant().payment_service, endpoint);
}
