import { and, eq } from 'drizzle-orm';
import { access_tokens, devices, table_sessions } from '../../../db/schema/index';
import type { Deps } from '../../../deps';
import type { ProviderPayment } from '../../../processors/processor';
import { REFUND_WITH_CARD } from '../../../texts/refund-with-card';
import type { OrderRow } from '../../orders/order-rows';
import { writeWaiterCall } from '../../tables/write-waiter-call';

/**
 * Calls staff to a kiosk whose guest paid an order that cannot be cooked by Interac: such a payment is refunded only with the
 * card at the reader. The guest is asked to wait for them.
 */
export async function callForRefund(
  deps: Deps,
  order: OrderRow,
  { card }: ProviderPayment,
): Promise<void> {
  if (card?.brand !== 'interac' || order.delivery_platform !== 'KIOSK') return;
  const { restaurant_id, table_id, table_session_id } = order;
  const entry = await deps.catalogue.getFresh(restaurant_id, deps.db);
  if (entry === null) return;
  const words = REFUND_WITH_CARD[entry.restaurant.language];
  const kiosk = await nameOfKiosk(deps, order);
  await writeWaiterCall(deps, {
    restaurant_id,
    table_id,
    table_session_id,
    guest_name: '',
    request: kiosk === null ? words : `${kiosk}: ${words}`,
  });
}

async function nameOfKiosk(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, table_session_id }: OrderRow,
): Promise<string | null> {
  const [row] = await db
    .select({ name: devices.name })
    .from(table_sessions)
    .innerJoin(
      access_tokens,
      and(
        eq(access_tokens.restaurant_id, table_sessions.restaurant_id),
        eq(access_tokens.token_hash, table_sessions.opened_by_token),
      ),
    )
    .innerJoin(
      devices,
      and(
        eq(devices.restaurant_id, access_tokens.restaurant_id),
        eq(devices.device_id, access_tokens.device_id),
      ),
    )
    .where(
      and(
        eq(table_sessions.restaurant_id, restaurant_id),
        eq(table_sessions.table_session_id, table_session_id),
      ),
    );
  return row?.name ?? null;
}
