const KEY = 'comanda:pay_door';

/** Remembers, for as long as the tab lives, at whose door an order is being paid: another site sends every guest back to one address. */
export function rememberPayDoor(door: 'table' | 'web'): void {
  try {
    sessionStorage.setItem(KEY, door);
  } catch {
    // Forbidden: the guest ends at the door of the address.
  }
}

/** Whether the order that is paid elsewhere was made at the table's door. */
export function isPaidAtTableDoor(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'table';
  } catch {
    return false;
  }
}
