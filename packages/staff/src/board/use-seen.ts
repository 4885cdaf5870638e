import { useAct } from '../provider/use-act';

/** Returns a function that says that somebody has seen an order; all boards are silent about it then. */
export function useSeen(): (order_id: string) => void {
  return useAct((client, order_id: string) => client.markOrderSeen({ order_id }), ['board']).act;
}
