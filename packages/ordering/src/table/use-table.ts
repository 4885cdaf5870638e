import { newIntentKey } from '@comanda/api-client';
import type { Bill, Guest, Order, Table } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-catalogue';
import { useOrderingStore } from '../provider/use-ordering-store';
import { failureOf } from '../queries/call-error';
import { billQuery, tableGuestsQuery, tableOrdersQuery } from '../queries/tables';
import { type TableFault, tableFault } from './table-fault';

export type TableParty = {
  /** undefined until it is read. */
  readonly table: Table | undefined;
  readonly guests: readonly Guest[];
  readonly orders: readonly Order[];
  readonly bill: Bill | null;
  /** Who orders on this device; null until somebody was chosen. */
  readonly me: Guest | null;
  /** Why the table cannot be read; `session_closed` means that its code is to be asked for again. */
  readonly fault: TableFault | null;
  /** Orders for this guest from now on, with an empty cart. */
  readonly selectGuest: (guest_id: string) => void;
  /** Adds a guest, under the server's next "Guest n" when the name is empty, and orders for them. */
  readonly addGuest: (name: string) => Promise<Result<Guest, TableFault>>;
};

/** The party at the table that this browser has joined: who sits there, what they ordered and owe. */
export function useTable(): TableParty {
  const { client, store } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const identity = useOrderingStore((state) => state.guest);
  const table_id = identity?.restaurant_id === restaurant_id ? identity.table_id : null;
  const isSeated = { enabled: table_id !== null };
  const party = useQuery({ ...tableGuestsQuery(client, table_id ?? ''), ...isSeated });
  const orders = useQuery({ ...tableOrdersQuery(client, table_id ?? ''), ...isSeated });
  const bill = useQuery({ ...billQuery(client, table_id ?? ''), ...isSeated });
  const failure = failureOf(party.error ?? orders.error ?? bill.error);
  const guests = party.data?.guests ?? [];

  function take(guest: Pick<Guest, 'guest_id' | 'name' | 'table_id'>): void {
    const { guest: before, setGuest, clearCart } = store.getState();
    if (before?.guest_id === guest.guest_id) return;
    clearCart();
    const { guest_id, name: known_name } = guest;
    setGuest({ restaurant_id, table_id: guest.table_id, guest_id, known_name, known_phone: null });
  }

  return {
    table: party.data?.table,
    guests,
    orders: orders.data ?? [],
    bill: bill.data ?? null,
    me: guests.find(({ guest_id }) => guest_id === identity?.guest_id) ?? null,
    fault: failure === null ? null : tableFault(failure),
    selectGuest(guest_id) {
      const guest = guests.find((each) => each.guest_id === guest_id);
      if (guest !== undefined) take(guest);
    },
    async addGuest(name) {
      if (table_id === null) return err({ code: 'session_closed' });
      const typed = name.trim();
      const added = await client.addTableGuest(
        { restaurant_id, table_id, guest: { name: typed === '' ? null : typed } },
        { key: newIntentKey() },
      );
      if (!added.ok) return err(tableFault(added.error));
      take(added.value.guest);
      await queryClient.invalidateQueries({ queryKey: ['table', table_id] });
      return ok(added.value.guest);
    },
  };
}
