import { orderFault, type OrderFault } from '../model/order-fault';
import { useRestaurant } from '../provider/use-restaurant';
import { useCart } from './use-cart';
import { useOccasion } from './use-occasion';
import { usePickup } from './use-pickup';

/** Why the cart cannot be checked out as it is; null when it can. */
export function useOrderFault(): OrderFault | null {
  return orderFault(useRestaurant(), useCart(), useOccasion(), usePickup().fault);
}
