import type { LiveOptions } from '../live/use-live-updates';
import { useOrderingStore } from '../provider/use-ordering-store';

/** Event subscriptions of a guest at a table: the table, and their own orders. */
export function useLiveTable(): LiveOptions {
  const guest = useOrderingStore((state) => state.guest);
  return { guest_id: guest?.guest_id ?? null, table_id: guest?.table_id ?? null };
}
