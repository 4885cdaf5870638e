import type { Guest } from '@comanda/contracts';
import type { GuestRow } from '../tables/repository';

/** A guest as the table sees them: that a phone number is known, never which. */
export function toGuest(row: GuestRow, has_paid: boolean): Guest {
  return {
    guest_id: row.guest_id,
    table_id: row.table_id,
    restaurant_id: row.restaurant_id,
    name: row.name,
    has_phone: row.phone_number !== null,
    has_paid,
    created_at: row.created_at.toISOString(),
  };
}
