import { failureOf } from '@comanda/api-client';
import type { Table } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { tableGuestsQuery } from '../queries/tables';
import { NOTHING_KNOWN } from '../store/guest-slice';
import { type TableFault, tableFault } from './table-fault';

export type JoinTable = {
  readonly is_joining: boolean;
  readonly fault: TableFault | null;
  /** Whether the PIN that staff show is asked for beside the code. */
  readonly needs_pin: boolean;
  /** Sits down at the table of a code. A second call while one is under way does nothing. */
  readonly join: (local_id: string, pin?: string) => Promise<Result<Table, TableFault> | null>;
};

/** Joins the party at a table by its code. What was in the cart for another place stays behind; what was chosen before any comes along. */
export function useJoinTable(): JoinTable {
  const { client, store } = useOrdering();
  const { restaurant_id, table_presence } = useRestaurant();
  const queryClient = useQueryClient();
  const [is_joining, setJoining] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);

  async function send(local_id: string, pin?: string): Promise<Result<Table, TableFault>> {
    const joined = await client.joinTable({
      restaurant_id,
      local_id: local_id.trim().toUpperCase(),
      ...(pin === undefined ? {} : { pin }),
    });
    if (!joined.ok) return err(tableFault(joined.error));
    const { table } = joined.value;
    if (!(await isSessionKept(table.table_id))) return err({ code: 'no_cookies' });
    const { guest, setGuest, setDetails, setDelivery, setTip, clearCart } = store.getState();
    if (guest?.table_id !== table.table_id) {
      if (guest !== null) clearCart();
      const nobody = { guest_id: null, ...NOTHING_KNOWN };
      setGuest({ restaurant_id, table_id: table.table_id, ...nobody });
    }
    const order_type = table.section_type === 'DINE_IN' ? 'DINE_IN' : 'TAKEOUT';
    setDetails({ order_type, pickup_time: null });
    setDelivery({ is_wanted: false });
    // A tip belongs to what is paid, and at a table that comes later; a tablet is paid at once.
    setTip(order_type === 'DINE_IN' && !table.is_tablet ? { kind: 'none' } : null);
    return ok(table);
  }

  /** Whether the browser comes back with the session that it was given: one that does not would join again and again. */
  async function isSessionKept(table_id: string): Promise<boolean> {
    const { guest } = store.getState();
    const guest_id = guest?.table_id === table_id ? guest.guest_id : null;
    try {
      // First query of the table's page.
      await queryClient.fetchQuery(tableGuestsQuery(client, table_id, guest_id));
      return true;
    } catch (cause) {
      const failure = failureOf(cause);
      return failure?.kind !== 'problem' || failure.problem.code !== 'unauthorized';
    }
  }

  return {
    is_joining,
    fault,
    needs_pin: table_presence === 'pin',
    async join(local_id, pin) {
      if (is_joining) return null;
      setJoining(true);
      setFault(null);
      const joined = await send(local_id, pin);
      setJoining(false);
      if (!joined.ok) setFault(joined.error);
      return joined;
    },
  };
}
