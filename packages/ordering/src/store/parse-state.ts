import { parseIntentKey } from '@comanda/api-client';
import { parseCart } from '@comanda/cart';
import { cents } from '@comanda/kernel';
import type { Tip } from '@comanda/totals';
import type { ChosenCampaign } from './campaign-slice';
import { type CheckoutDetails, emptyDetails } from './checkout-slice';
import { noDelivery } from './delivery-slice';
import type { GuestIdentity } from './guest-slice';
import { parseDelivery } from './parse-delivery';
import { parseFlow } from './parse-flow';
import { isInstant, isRecord, isWhole, parseJson, type Stored, textOr } from './read-stored';
import type { RoundTry, SentRound } from './round-slice';
import type { Selection } from './selection-slice';
import type { StoredDish, StoredOrder, StoredProgress } from './serialise-state';

/** Reads what serialiseOrder wrote, now or earlier; each part that cannot be read is as if new. Null when nothing can. */
export function parseOrder(text: string, migrations = ORDER_MIGRATIONS): StoredOrder | null {
  const stored = migrate(parseJson(text), migrations);
  if (!stored) return null;
  return {
    cart: parseCart(stored['cart']),
    campaigns: parseCampaigns(stored['campaigns']),
    tip: parseTip(stored['tip']),
    details: parseDetails(stored['details']),
    delivery: parseDelivery(stored['delivery']),
    guest: parseGuest(stored['guest']),
    affiliate_code: textOr(stored['affiliate_code'], null),
    round: parseRound(stored['round']),
  };
}

/** Reads what serialiseProgress wrote, as parseOrder does. The first to write it put the dish being chosen there, too. */
export function parseProgress(
  text: string,
  migrations = PROGRESS_MIGRATIONS,
): (StoredProgress & StoredDish) | null {
  const stored = migrate(parseJson(text), migrations);
  if (!stored) return null;
  return { selection: parseSelection(stored['selection']), flow: parseFlow(stored['flow']) };
}

/** Reads what serialiseDish wrote, as parseOrder does. */
export function parseDish(text: string, migrations = DISH_MIGRATIONS): StoredDish | null {
  const stored = migrate(parseJson(text), migrations);
  return stored && { selection: parseSelection(stored['selection']) };
}

/** Turns what one version stored into what the next one stores. */
export type Migration = (stored: Stored) => Stored;

/** One step per version: the first turns version 1 into version 2. A step, once released, is never changed. */
const ORDER_MIGRATIONS: readonly Migration[] = [
  withoutCampaigns,
  withoutDelivery,
  withoutAffiliate,
  withoutRound,
];
const PROGRESS_MIGRATIONS: readonly Migration[] = [];
const DISH_MIGRATIONS: readonly Migration[] = [];

/** Version 1 knew no campaigns. */
function withoutCampaigns(stored: Stored): Stored {
  return { ...stored, campaigns: [] };
}

/** Version 2 knew no delivery. */
function withoutDelivery(stored: Stored): Stored {
  return { ...stored, delivery: noDelivery };
}

/** Version 3 knew nobody who had sent the guest, and no room. */
function withoutAffiliate(stored: Stored): Stored {
  return { ...stored, affiliate_code: null };
}

/** Version 4 knew no round on its way. */
function withoutRound(stored: Stored): Stored {
  return { ...stored, round: null };
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

function parseCampaigns(stored: unknown): ChosenCampaign[] {
  if (!Array.isArray(stored)) return [];
  const campaigns = new Map<string, ChosenCampaign>();
  for (const each of stored.filter(isRecord)) {
    const { campaign_instance_id, campaign_id } = each;
    if (typeof campaign_instance_id !== 'string' || typeof campaign_id !== 'string') continue;
    const campaign_code = textOr(each['campaign_code'], null);
    campaigns.set(campaign_instance_id, { campaign_instance_id, campaign_id, campaign_code });
  }
  return [...campaigns.values()];
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
  const { pickup_time } = stored;
  return {
    order_type: stored['order_type'] === 'DINE_IN' ? 'DINE_IN' : 'TAKEOUT',
    pickup_time: isInstant(pickup_time) ? pickup_time : null,
    name: textOr(stored['name'], ''),
    phone: textOr(stored['phone'], ''),
    room_number: textOr(stored['room_number'], ''),
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
    known_room: textOr(stored['known_room'], null),
  };
}

function parseRound(stored: unknown): SentRound | null {
  if (!isRecord(stored)) return null;
  const key = parseIntentKey(textOr(stored['key'], ''));
  const guest_id = textOr(stored['guest_id'], null);
  const tries = Array.isArray(stored['tries']) ? stored['tries'].flatMap(parseTry) : [];
  if (key === null || guest_id === null || tries.length === 0) return null;
  const { tried_until } = stored;
  return { key, guest_id, tries, tried_until: isInstant(tried_until) ? tried_until : null };
}

function parseTry(stored: unknown): RoundTry[] {
  if (!isRecord(stored) || !Array.isArray(stored['line_ids'])) return [];
  const text = textOr(stored['text'], null);
  const line_ids = stored['line_ids'].filter((each) => typeof each === 'string');
  return text === null || !isRecord(parseJson(text)) ? [] : [{ text, line_ids }];
}
