import type { OrderingStore } from '../../store/ordering-store';

/** Owner of a share, from the claim on: another tab may meanwhile order for another guest, or sit elsewhere. */
export type Payer = { readonly guest_id: string; readonly table_id: string };

/** Payer now: the guest that this browser orders for; null without one. */
export function currentPayer(store: OrderingStore): Payer | null {
  const { guest } = store.getState();
  return guest?.guest_id ? { guest_id: guest.guest_id, table_id: guest.table_id } : null;
}
