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
    has_paid: row.has_paid,
    order: last_order && { ...last_order, table_id, guest_id },
    created_at: row.created_at.toISOString(),
  };
}
