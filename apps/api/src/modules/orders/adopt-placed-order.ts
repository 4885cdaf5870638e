import type { LateDifference, Order } from '@comanda/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { guests, orders, table_sessions } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal } from '../../http/principal';
import { closeSession } from '../../sessions/close-session';
import { orderChanged } from './order-changed';
import type { LateInput } from './price-late-order';
import { findOrder } from './repository';
import { takeNumberOver } from '../payments/settle/take-order-number';

/**
 * Finds the order that a call placed whose reply never reached the kiosk. Its guest's session ends first, so that a call which
 * is still on its way places nothing. The order takes the number that the guest was given.
 */
export async function adoptPlacedOrder(
  deps: Deps,
  { restaurant_id, token_hash }: DevicePrincipal,
  { instead_of, order_number }: LateInput,
): Promise<{ readonly order: Order; readonly differences: LateDifference[] } | null> {
  if (instead_of === null) return null;
  const { db } = deps;
  const session = await findSession(deps, { restaurant_id, guest_id: instead_of, token_hash });
  if (session === null) return null;
  await closeSession(deps, session, 'KIOSK');
  const [placed] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.guest_id, instead_of),
        isNotNull(orders.placed_at),
      ),
    );
  if (placed === undefined) return null;
  const key = { restaurant_id, order_id: placed.order_id };
  const given = await takeNumberOver(deps, key, order_number);
  if (given)
    await db
      .update(orders)
      .set({ order_number, updated_at: deps.clock.now() })
      .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.order_id, placed.order_id)));
  const order = await findOrder(db, key);
  if (order === null) throw new Error('A placed order was found and could not be read.');
  await deps.events.publish(db, orderChanged(placed));
  const name = given ? (placed.order_number ?? '') : order_number;
  return { order, differences: [{ code: 'number_changed', name }] };
}

/** The session of a guest whom this device seated; null = it seated no such guest. */
async function findSession(
  { db }: Pick<Deps, 'db'>,
  of: { readonly restaurant_id: string; readonly guest_id: string; readonly token_hash: string },
) {
  const [row] = await db
    .select({
      restaurant_id: table_sessions.restaurant_id,
      table_id: table_sessions.table_id,
      table_session_id: table_sessions.table_session_id,
    })
    .from(guests)
    .innerJoin(
      table_sessions,
      and(
        eq(table_sessions.restaurant_id, guests.restaurant_id),
        eq(table_sessions.table_session_id, guests.table_session_id),
      ),
    )
    .where(
      and(
        eq(guests.restaurant_id, of.restaurant_id),
        eq(guests.guest_id, of.guest_id),
        eq(table_sessions.opened_by_token, of.token_hash),
      ),
    );
  return row ?? null;
}
