import { type Cart, parseCart, serialiseCart } from '@comanda/cart';
import { cents } from '@comanda/kernel';
import type { Tip } from '@comanda/totals';
import type { CheckoutFlow } from '../model/checkout-flow';
import { type CheckoutDetails, emptyDetails } from './checkout-slice';
import type { GuestIdentity } from './guest-slice';
import { parseFlow, storableFlow } from './parse-flow';
import { isRecord, isWhole, parseJson, type Stored, textOr } from './read-stored';
import type { Selection } from './selection-slice';

/** The part of the state that outlives a reload. */
export type StoredState = {
  readonly cart: Cart;
  readonly selection: Selection | null;
  readonly tip: Tip | null;
  readonly details: CheckoutDetails;
  readonly guest: GuestIdentity | null;
  readonly flow: CheckoutFlow;
};

/** Turns what one version stored into what the next one stores. */
export type Migration = (stored: Stored) => Stored;

/** One step per version: the first turns version 1 into version 2. A step, once released, is never changed. */
const MIGRATIONS: readonly Migration[] = [];

/** The state as text. The cart inside is versioned by its own package. */
export function serialiseState(state: StoredState): string {
  const { selection, tip, details, guest, flow } = state;
  return JSON.stringify({
    version: MIGRATIONS.length + 1,
    cart: serialiseCart(state.cart),
    selection,
    tip,
    details,
    guest,
    flow: storableFlow(flow),
  });
}

/** Reads what serialiseState wrote, now or earlier; each part that cannot be read is as if new. Null when nothing can. */
export function parseState(
  text: string,
  migrations: readonly Migration[] = MIGRATIONS,
): StoredState | null {
  const stored = migrate(parseJson(text), migrations);
  if (!stored) return null;
  return {
    cart: parseCart(stored['cart']),
    selection: parseSelection(stored['selection']),
    tip: parseTip(stored['tip']),
    details: parseDetails(stored['details']),
    guest: parseGuest(stored['guest']),
    flow: parseFlow(stored['flow']),
  };
}

function migrate(stored: unknown, migrations: readonly Migration[]): Stored | null {
  if (!isRecord(stored)) return null;
  const { version } = stored;
  if (!isWhole(version) || version < 1 || version > migrations.length + 1) return null;
  return migrations.slice(version - 1).reduce((data, step) => step(data), stored);
}

function parseSelection(stored: unknown): Selection | null {
  if (!isRecord(stored)) return null;
  const { item_id, line_id, modifier_counts, multiplier, special_instructions } = stored;
  if (typeof item_id !== 'string' || typeof special_instructions !== 'string') return null;
  if (!isRecord(modifier_counts) || !Object.values(modifier_counts).every(isWhole)) return null;
  if (!isWhole(multiplier) || multiplier < 1) return null;
  return {
    item_id,
    line_id: textOr(line_id, null),
    modifier_counts: modifier_counts as Selection['modifier_counts'], // every value was just checked
    multiplier,
    special_instructions,
  };
}

function parseTip(stored: unknown): Tip | null {
  if (!isRecord(stored)) return null;
  const { kind, basis_points, cents: amount } = stored;
  if (kind === 'none') return { kind };
  if (kind === 'percentage' && isWhole(basis_points)) return { kind, basis_points };
  if (kind === 'fixed' && isWhole(amount)) return { kind, cents: cents(amount) };
  return null;
}

function parseDetails(stored: unknown): CheckoutDetails {
  if (!isRecord(stored)) return emptyDetails;
  return {
    order_type: stored['order_type'] === 'DINE_IN' ? 'DINE_IN' : 'TAKEOUT',
    pickup_time: textOr(stored['pickup_time'], null),
    name: textOr(stored['name'], ''),
    phone: textOr(stored['phone'], ''),
    order_instructions: textOr(stored['order_instructions'], ''),
  };
}

function parseGuest(stored: unknown): GuestIdentity | null {
  if (!isRecord(stored)) return null;
  const { restaurant_id, table_id } = stored;
  if (typeof restaurant_id !== 'string' || typeof table_id !== 'string') return null;
  return {
    restaurant_id,
    table_id,
    guest_id: textOr(stored['guest_id'], null),
    known_name: textOr(stored['known_name'], null),
    known_phone: textOr(stored['known_phone'], null),
  };
}
