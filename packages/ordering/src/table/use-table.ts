import { newIntentKey, failureOf } from '@comanda/api-client';
import type { Bill, Guest, Order, Table } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { billQuery, tableGuestsQuery, tableOrdersQuery } from '../queries/tables';
import { NOTHING_KNOWN } from '../store/guest-slice';
import { type TableFault, tableFault } from './table-fault';

export type TableParty = {
  /** undefined until it is read. */
  readonly table: Table | undefined;
  readonly guests: readonly Guest[];
  readonly orders: readonly Order[];
  readonly bill: Bill | null;
  /** Whether what was ordered and is owed is still on its way: until then nothing says that there is none. */
  readonly is_loading: boolean;
  /** Whether it could not be read: nothing says then that there is none. */
  readonly is_unread: boolean;
  /** Guest of this device; null until one is chosen. */
  readonly me: Guest | null;
  /** Whether who orders on this device sits here no more: everything is to be begun anew. */
  readonly is_missing: boolean;
  /** Why the table cannot be read; `session_closed` means that its code is to be asked for again. */
  readonly fault: TableFault | null;
  /** Orders for this guest from now on, with an empty cart if it was another's. */
  readonly selectGuest: (guest_id: string) => void;
  /** Adds a guest, under the server's next "Guest n" when the name is empty, and orders for them. */
  readonly addGuest: (name: string) => Promise<Result<Guest, TableFault>>;
};

/** The party at the table that this browser has joined: who sits there, what they ordered and owe. */
export function useTable(): TableParty {
  const { client, store, language } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const identity = useOrderingStore((state) => state.guest);
  const table_id = identity?.restaurant_id === restaurant_id ? identity.table_id : null;
  const isSeated = { enabled: table_id !== null };
  const party = useQuery({
    ...tableGuestsQuery(client, table_id ?? '', identity?.guest_id ?? null),
    ...isSeated,
    // Until the list has come that is to know this guest, the one before is only shown.
    placeholderData: (known, query) => (query?.queryKey[1] === table_id ? known : undefined),
  });
  const orders = useQuery({ ...tableOrdersQuery(client, table_id ?? ''), ...isSeated });
  const bill = useQuery({ ...billQuery(client, table_id ?? ''), ...isSeated });
  const failure = failureOf(party.error ?? orders.error ?? bill.error);
  const guests = party.data?.guests ?? [];

  function take(guest: Pick<Guest, 'guest_id' | 'name' | 'table_id'>): void {
    const { guest: before, setGuest, setDetails, clearCart } = store.getState();
    if (before?.guest_id === guest.guest_id) return;
    // Items chosen before a guest was set belong to the new guest.
    if (before?.guest_id) {
      clearCart();
      setDetails({ phone: '', order_instructions: '' });
    }
    const { guest_id, name, table_id: place } = guest;
    setDetails({ name });
    setGuest({ ...NOTHING_KNOWN, restaurant_id, table_id: place, guest_id, known_name: name });
  }

  const me = guests.find(({ guest_id }) => guest_id === identity?.guest_id) ?? null;
  const fault = failure === null ? null : tableFault(failure);
  const isKnown = party.isSuccess && !party.isPlaceholderData && !party.isFetching;

  return {
    table: party.data?.table,
    guests,
    orders: orders.data ?? [],
    bill: bill.data ?? null,
    is_loading: table_id !== null && (orders.isPending || bill.isPending),
    is_unread: (orders.isLoadingError || bill.isLoadingError) && fault?.code !== 'session_closed',
    me,
    is_missing: isKnown && table_id !== null && Boolean(identity?.guest_id) && me === null,
    fault,
    selectGuest(guest_id) {
      const guest = guests.find((each) => each.guest_id === guest_id);
      if (guest !== undefined) take(guest);
    },
    async addGuest(name) {
      if (table_id === null) return err({ code: 'session_closed' });
      const typed = name.trim() || null;
      const { affiliate_code } = store.getState();
      const added = await client.addTableGuest(
        { restaurant_id, table_id, guest: { name: typed, language, affiliate_code } },
        { key: newIntentKey() },
      );
      if (!added.ok) return err(tableFault(added.error));
      // In the list before anybody looks for them there.
      const { guest } = added.value;
      queryClient.setQueryData(
        tableGuestsQuery(client, table_id, guest.guest_id).queryKey,
        party.data && { ...party.data, guests: [...party.data.guests, guest] },
      );
      take(guest);
      await queryClient.invalidateQueries({ queryKey: ['table', table_id] });
      return ok(guest);
    },
  };
}
