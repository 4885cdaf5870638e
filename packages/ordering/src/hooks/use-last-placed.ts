import { useOrderingStore } from '../provider/use-ordering-store';

export type LastPlaced = { readonly guest_id: string; readonly order_id: string };

/** The order that this browser placed last here; null where there is none, or another one has been begun to pay. */
export function useLastPlaced(): LastPlaced | null {
  return useOrderingStore(({ flow }) => (flow.stage === 'placed' ? flow : null));
}
