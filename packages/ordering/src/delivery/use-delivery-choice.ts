import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';
import { type DeliveryChoice, noDelivery } from '../store/delivery-slice';

/** Whether and where the guest wants the order brought; nowhere on a surface where nothing is. */
export function useDeliveryChoice(): DeliveryChoice {
  const { policy } = useOrdering();
  const delivery = useOrderingStore((state) => state.delivery);
  return policy.is_delivery_offered ? delivery : noDelivery;
}
