import { indexMenus, orderOccasion, resolveItems } from '@comanda/cart';
import type { LateDifference, Menu, OrderItemInput } from '@comanda/contracts';
import type { z } from 'zod';
import type { lateOrderInputSchema } from '@comanda/contracts/schemas';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import { atAnyHour } from './at-any-hour';
import { type PriceInput, type PricedOrder, priceItems, reasonNotTaken } from './price-order';

export type LateInput = z.output<typeof lateOrderInputSchema>;

export type PricedLate = {
  readonly priced: PricedOrder;
  readonly input: PriceInput;
  readonly differences: readonly LateDifference[];
};

/**
 * Prices an order that a guest has given already: nothing refuses it. What is sold out stays in it, what the menu does not
 * have any more is left out, and each difference is named for staff.
 */
export function priceLateOrder(entry: CatalogueEntry, late: LateInput, now: Date): PricedLate {
  const { order_type } = late;
  const offer = { ...entry, menus: inStock(entry.menus) };
  const { kept, differences } = sortLines(entry, offer.menus, late, now);
  const closed = reasonNotTaken(entry.restaurant, { order_type, pickup_time: null }, now);
  const told = closed === null ? differences : [...differences, difference('closed', '')];
  const { tip_percentage, tip_fixed } = late;
  const bare = { items: kept, campaigns: [], order_type, pickup_time: null };
  const asked = { ...bare, campaigns: late.campaigns, tip_percentage, tip_fixed };
  const priced = priceItems(offer, asked, now);
  if (priced.ok) return { priced: priced.value, input: asked, differences: told };

  const plain = { ...bare, items: kept.map(withoutCampaign) };
  const withTip = { ...plain, tip_percentage, tip_fixed };
  const isPromoted = late.campaigns.length > 0;
  const left = isPromoted ? [...told, difference('promotion_left_out', '')] : told;
  for (const input of [withTip, plain]) {
    const again = priceItems(offer, input, now);
    if (again.ok) return { priced: again.value, input, differences: left };
  }
  throw new Error('A late order without campaigns and tip could not be priced.');
}

/** Splits the lines into those that can be priced, and the differences of the others. */
function sortLines(
  { restaurant, menus: current }: CatalogueEntry,
  menus: readonly Menu[],
  { items, order_type }: LateInput,
  now: Date,
) {
  const occasion = orderOccasion(restaurant, order_type, null, now);
  const kept: OrderItemInput[] = [];
  const differences: LateDifference[] = [];
  for (const { name, ...line } of items) {
    if (!resolveItems(menus, [line], occasion).ok) {
      differences.push(difference('left_out', name));
      continue;
    }
    kept.push(line);
    if (isSoldOut(current, line)) differences.push(difference('sold_out', name));
  }
  return { kept, differences };
}

/** Whether the dish, or something that was chosen with it, is out of stock by now. */
function isSoldOut(menus: readonly Menu[], line: OrderItemInput): boolean {
  const entry = indexMenus(menus).get(line.item_id);
  if (entry === undefined || !entry.is_available) return true;
  const chosen = new Set(line.modifier_ids);
  return entry.item.item_modifier_groups.some(({ modifiers }) =>
    modifiers.some(({ modifier_id, is_in_stock }) => !is_in_stock && chosen.has(modifier_id)),
  );
}

function withoutCampaign(line: OrderItemInput): OrderItemInput {
  return { ...line, campaign_instance_id: null, is_reward_item: false };
}

function difference(code: LateDifference['code'], name: string): LateDifference {
  return { code, name };
}

const made = new WeakMap<readonly Menu[], readonly Menu[]>();

/** Menus as if they were served all the time and nothing were sold out. The same menus give the same ones. */
function inStock(menus: readonly Menu[]): readonly Menu[] {
  const always = made.get(menus) ?? atAnyHour(menus).map(withStock);
  made.set(menus, always);
  return always;
}

function withStock(menu: Menu): Menu {
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({
        ...item,
        is_in_stock: true,
        item_modifier_groups: item.item_modifier_groups.map((group) => ({
          ...group,
          modifiers: group.modifiers.map((modifier) => ({ ...modifier, is_in_stock: true })),
        })),
      })),
    })),
  };
}
