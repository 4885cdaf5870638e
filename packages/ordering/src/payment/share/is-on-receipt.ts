import type { ApiClient } from '@comanda/api-client';

/** How often a receipt is read for a payment that is on its way, and how far apart. */
const TRIES = 5;
const APART_MS = 2_000;

/**
 * Whether the payment of a share is on its guest's receipt. A receipt needs no session: it is what is left to ask of a payment
 * when staff close the table meanwhile, or another tab joins another one.
 */
export async function isOnReceipt(
  client: Pick<ApiClient, 'getReceipt'>,
  guest_id: string,
  payment_intent_id: string,
): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, APART_MS));
    const receipt = await client.getReceipt({ guest_id });
    const paid = receipt.ok ? receipt.value.guest.paid_shares : [];
    if (paid.some((share) => share.payment_intent_id === payment_intent_id)) return true;
  }
  return false;
}
