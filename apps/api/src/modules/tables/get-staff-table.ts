import type { StaffTable } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { showBill } from '../bills/bill-view';
import { toGuest } from '../guests/guest-view';
import { findSessionOrders } from '../orders/repository';
import { findRestaurantTables } from './list-staff-tables';
import { findGuests } from './repository';

/** One table of the restaurant, with the guests, orders and bill of each party that sits there. */
export async function getStaffTable(
  deps: Pick<Deps, 'db'>,
  restaurant_id: string,
  table_id: string,
): Promise<Result<StaffTable, Refusal>> {
  const [table] = await findRestaurantTables(deps, restaurant_id, table_id);
  if (table === undefined) return err({ code: 'not_found' });
  const parties = [];
  for (const { table_session_id, opened_at } of table.sessions) {
    const session = { restaurant_id, table_id, table_session_id };
    parties.push({
      table_session_id,
      opened_at,
      guests: (await findGuests(deps.db, session)).map(toGuest),
      orders: await findSessionOrders(deps.db, session),
      bill: await showBill(deps, session),
    });
  }
  return ok({ table, parties });
}
