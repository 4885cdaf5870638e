import type { OrderingStore } from '../../store/ordering-store';
import type { Payer } from './share-flow';

/** Payer now: the guest that this browser orders for; null without one. */
export function currentPayer(store: OrderingStore): Payer | null {
  const { guest } = store.getState();
  return guest?.guest_id ? { guest_id: guest.guest_id, table_id: guest.table_id } : null;
}
