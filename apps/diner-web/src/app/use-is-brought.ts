import { useDeliveryDeadline } from '@comanda/ordering/delivery';

/** Whether the order is to be brought, at a price that was asked for. Shows the page anew when that is over. */
export function useIsBrought(): boolean {
  return useDeliveryDeadline().expires_at !== null;
}
