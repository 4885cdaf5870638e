import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findSessionOrders } from '../orders/repository';

/** Lists the orders of the caller's party. */
export async function listTableOrders(
  { db }: Pick<Deps, 'db'>,
  principal: GuestPrincipal,
  table_id: string,
): Promise<Result<Order[], Refusal>> {
  if (table_id !== principal.table_id) return err({ code: 'not_found' });
  return ok(await findSessionOrders(db, principal));
}
