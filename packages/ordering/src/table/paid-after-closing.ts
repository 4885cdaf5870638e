import type { ApiClient } from '@comanda/api-client';
import type { HasPaid, Order } from '@comanda/contracts';

/** How often a receipt is read for a payment that is on its way, and how far apart. */
const TRIES = 5;
const APART_MS = 2_000;

const PAID: ReadonlySet<HasPaid> = new Set(['PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_AT_COUNTER']);

/**
 * The newest order of a guest whose dishes are all paid; null when the receipt does not say so. A receipt needs no session: it is
 * what is left to ask of a payment when staff close the table meanwhile.
 */
export async function paidAfterClosing(
  client: Pick<ApiClient, 'getReceipt'>,
  guest_id: string,
): Promise<Order | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, APART_MS));
    const receipt = await client.getReceipt(guest_id);
    const orders = receipt.ok ? receipt.value.guest.orders : [];
    const made = orders.filter(({ status }) => status !== 'ORDER_CANCELLED');
    const [newest] = made;
    if (newest && made.every(isPaid)) return newest;
  }
  return null;
}

function isPaid({ items }: Order): boolean {
  return items.every(({ has_paid }) => PAID.has(has_paid));
}
