import { isRecord, isWhole, parseJson, textOr } from '../../store/read-stored';
import type { Payer } from './share-flow';

/** A share that is being paid: whose, and with which payment. */
export type StoredPayment = { readonly payer: Payer; readonly payment_intent_id: string };

/** How long somebody may be away on another site. */
const KEPT_MS = 3_600_000;

/** Keeps what is being paid for as long as the tab lives: another site sends its guest back to a page that knows of none. */
export function storePayment(restaurant_id: string, kept: StoredPayment): void {
  try {
    sessionStorage.setItem(keyOf(restaurant_id), JSON.stringify({ ...kept, at: Date.now() }));
  } catch {
    // Forbidden: the page that comes back asks for the guest of then.
  }
}

/** Its end is known. */
export function forgetPayment(restaurant_id: string): void {
  try {
    sessionStorage.removeItem(keyOf(restaurant_id));
  } catch {
    // Nothing was kept.
  }
}

/** Payment under way in this tab when its page was left; null for none, or after its end was shown. */
export function storedPayment(restaurant_id: string): StoredPayment | null {
  const stored = parseJson(read(restaurant_id));
  if (!isRecord(stored) || !isRecord(stored['payer'])) return null;
  const { payer, at } = stored;
  const guest_id = textOr(payer['guest_id'], null);
  const table_id = textOr(payer['table_id'], null);
  const payment_intent_id = textOr(stored['payment_intent_id'], null);
  if (guest_id === null || table_id === null || payment_intent_id === null) return null;
  return isWhole(at) && Date.now() < at + KEPT_MS
    ? { payer: { guest_id, table_id }, payment_intent_id }
    : null;
}

function read(restaurant_id: string): string {
  try {
    return sessionStorage.getItem(keyOf(restaurant_id)) ?? '';
  } catch {
    return '';
  }
}

function keyOf(restaurant_id: string): string {
  return `comanda:share:${restaurant_id}`;
}
