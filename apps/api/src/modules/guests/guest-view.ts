import type { Guest } from '@comanda/contracts';
import type { SeatedGuest } from '../tables/repository';

/** A guest as the table sees them: that a phone number is known, never which. */
export function toGuest(row: SeatedGuest): Guest {
  const { guest_id, table_id, last_order } = row;
  return {
    guest_id,
    table_id,
    restaurant_id: row.restaurant_id,
    name: row.name,
    has_phone: row.phone_number !== null,
    is_phone_verified: row.phone_verified_at !== null,
    has_paid: row.has_paid,
    label: row.label,
    order_time: last_order === null ? null : new Date(last_order.placed_at).toISOString(),
    room_number: row.room_number,
    affiliate_code: row.affiliate_code,
    campaign_code: row.campaign_code,
    order: last_order && {
      order_id: last_order.order_id,
      table_id,
      guest_id,
      amount: last_order.amount,
    },
    created_at: row.created_at.toISOString(),
  };
}
