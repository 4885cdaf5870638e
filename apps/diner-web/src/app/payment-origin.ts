const KEY = 'comanda:payment-origin';

/** Remembers, for as long as the tab lives, where an order is being paid: another site sends every guest back to one address. */
export function rememberPaymentOrigin(origin: 'table' | 'web'): void {
  try {
    sessionStorage.setItem(KEY, origin);
  } catch {
    // Forbidden: the guest ends where the address leads.
  }
}

/** Whether the order that is paid elsewhere was made at table ordering. */
export function isPaidAtTable(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'table';
  } catch {
    return false;
  }
}
