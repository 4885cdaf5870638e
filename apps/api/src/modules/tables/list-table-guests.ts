import type { Guest, Table } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { toGuest } from '../guests/guest-view';
import { findGuests, findTable } from './repository';

export type TableGuests = {
  readonly restaurant_id: string;
  readonly table: Table;
  readonly guests: Guest[];
};

export type GuestQuery = { readonly table_id: string; readonly exclude_empty_orders: boolean };

/** Lists the guests at the caller's table. */
export async function listTableGuests(
  { db }: Pick<Deps, 'db'>,
  principal: GuestPrincipal,
  { table_id, exclude_empty_orders }: GuestQuery,
): Promise<Result<TableGuests, Refusal>> {
  const table = table_id === principal.table_id ? await findTable(db, principal) : null;
  if (table === null) return err({ code: 'not_found' });
  const guests = await findGuests(db, principal);
  const listed = exclude_empty_orders
    ? guests.filter(({ last_order }) => last_order !== null)
    : guests;
  return ok({ restaurant_id: principal.restaurant_id, table, guests: listed.map(toGuest) });
}
