import { MAX_LINE_QUANTITY } from '@comanda/contracts';
import type { ModifierCounts } from '@comanda/modifiers';
import { toLine } from './add-line';
import type { CartLine } from './cart';

/** Reads one stored line; null when it is not one. */
export function parseLine(stored: unknown): CartLine | null {
  if (!isRecord(stored)) return null;
  const { line_id, item_id, menu_id, category_id, name_seen, campaign_instance_id } = stored;
  const { multiplier, price_seen, special_instructions, is_reward_item } = stored;
  const modifier_counts = parseCounts(stored['modifier_counts']);
  if (!isText(line_id) || !isText(item_id) || !isText(menu_id) || !isText(category_id)) return null;
  if (!isText(name_seen) || typeof special_instructions !== 'string') return null;
  if (!isCount(multiplier) || multiplier < 1 || !isCount(price_seen) || !modifier_counts)
    return null;
  if (campaign_instance_id !== null && !isText(campaign_instance_id)) return null;
  if (typeof is_reward_item !== 'boolean') return null;
  const draft = {
    item_id,
    menu_id,
    category_id,
    modifier_counts,
    multiplier,
    special_instructions,
    campaign_instance_id,
    is_reward_item,
    name_seen,
    price_seen,
  };
  return toLine(draft, line_id);
}

/** An object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseCounts(stored: unknown): ModifierCounts | null {
  if (!isRecord(stored)) return null;
  const counts = Object.entries(stored).filter(
    (entry): entry is [string, number] => isCount(entry[1]) && entry[1] <= MAX_LINE_QUANTITY,
  );
  return counts.length === Object.keys(stored).length ? Object.fromEntries(counts) : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
