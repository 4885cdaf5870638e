import { findPlace, type MenuIndex, priceLine } from '@comanda/cart';
import { type Cents, cents, timesCents } from '@comanda/kernel';
import type { CampaignCart, CampaignLine } from './campaign-cart';

/** Line fields a campaign can read. */
export type PileLine = {
  /** Its place in the cart. */
  readonly line_index: number;
  readonly item_id: string;
  readonly category_id: string;
  readonly menu_id: string;
  readonly owner: string | null;
  readonly is_reward: boolean;
  /** A unit's price without and with its modifiers. */
  readonly item_price: Cents;
  readonly unit_price: Cents;
};

/**
 * Units of one line that were treated alike so far. A cart begins as one pile per line; a campaign that concerns only some
 * units of a pile splits it, so that every discount is on whole piles.
 */
export type Pile = {
  readonly line: PileLine;
  readonly units: number;
  /** Price of its units after earlier discounts. */
  readonly left: Cents;
  /** A unit fills a group or is given away once: free to, doing so for the campaign at hand, or done (CAMP-12). */
  readonly use: 'free' | 'filling' | 'used';
};

/** A pile for each line of a cart; null where its item is gone or sold out (CAMP-21). */
export function pilesByLine({ lines }: CampaignCart, index: MenuIndex): (Pile | null)[] {
  return lines.map((line, line_index) => pileOf(line, line_index, index));
}

/** The piles there are, the cheapest first (CAMP-21). */
export function inOrder(piles: readonly (Pile | null)[]): Pile[] {
  return piles.filter((pile) => pile !== null).sort(cheapestFirst);
}

function pileOf(ordered: CampaignLine, line_index: number, index: MenuIndex): Pile | null {
  const entry = findPlace(index, ordered);
  if (!entry?.is_available) return null;
  const { unit_price, amount } = priceLine(entry, ordered);
  const line = {
    line_index,
    item_id: ordered.item_id,
    category_id: entry.category.category_id,
    menu_id: entry.menu.menu_id,
    owner: ordered.campaign_instance_id,
    is_reward: ordered.is_reward_item,
    item_price: cents(entry.item.price),
    unit_price,
  };
  return { line, units: ordered.multiplier, left: amount, use: 'free' };
}

/** Splits piles into those an instance may use, its own and unowned ones, and others (CAMP-14). */
export function splitByOwner(
  piles: readonly Pile[],
  campaign_instance_id: string,
): [open: readonly Pile[], closed: readonly Pile[]] {
  const closed = piles.filter(
    ({ line: { owner } }) => owner !== null && owner !== campaign_instance_id,
  );
  return closed.length === 0
    ? [piles, closed]
    : [piles.filter((pile) => !closed.includes(pile)), closed];
}

/** Price of a pile's units before any discount. */
export function fullPrice({ line, units }: Pile): Cents {
  return timesCents(line.unit_price, units);
}

/** How many units there are altogether. */
export function unitsOf(piles: readonly Pile[]): number {
  return piles.reduce((sum, { units }) => sum + units, 0);
}

/**
 * Orders piles by all that a campaign can tell apart, so that neither which units it takes nor where the last cent goes depends
 * on the order of the lines (CAMP-21).
 */
function cheapestFirst({ line: a, units }: Pile, { line: b, units: others }: Pile): number {
  return (
    a.unit_price - b.unit_price ||
    a.item_price - b.item_price ||
    compareTexts(a.item_id, b.item_id) ||
    compareTexts(a.owner ?? '', b.owner ?? '') ||
    Number(a.is_reward) - Number(b.is_reward) ||
    units - others
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
