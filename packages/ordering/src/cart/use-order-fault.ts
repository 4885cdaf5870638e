import { orderFault, type OrderFault } from './order-fault';
import { useRestaurant } from '../provider/use-restaurant';
import { useCart } from './use-cart';
import { useOccasion } from '../menu/use-occasion';
import { usePickup } from '../pickup/use-pickup';

/** Why the cart cannot be checked out as it is; null when it can. */
export function useOrderFault(): OrderFault | null {
  return orderFault(useRestaurant(), useCart(), useOccasion(), usePickup().fault);
}
