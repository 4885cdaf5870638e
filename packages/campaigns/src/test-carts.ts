import { type CartLine, indexMenus, type MenuIndex, type Occasion } from '@comanda/cart';
import type { Campaign, Item } from '@comanda/contracts';
import { cents, zeroCents } from '@comanda/kernel';
import {
  aCartLine,
  aCategory,
  aMenu,
  aModifier,
  aModifierGroup,
  anItem,
  deepFreeze,
  totalsAddUp,
} from '@comanda/testing';
import { calculateTotals } from '@comanda/totals';
import { applyCampaigns, type CampaignOutcome } from './apply-campaigns';
import type { AddedCampaign } from './campaign-cart';

const cheese = aModifierGroup({ modifiers: [aModifier({ modifier_id: 'cheese', price: 200 })] });

function dish(item_id: string, price: number, overrides: Partial<Item> = {}): Item {
  return anItem({
    item_id,
    name: item_id,
    price,
    item_modifier_groups: [cheese],
    ...overrides,
  });
}

/** Pizzas and drinks on the dinner menu, sweets on another; everything takes extra cheese for 2.00. */
export const menus = deepFreeze([
  aMenu({
    menu_id: 'dinner',
    categories: [
      aCategory({
        category_id: 'pizzas',
        items: [dish('margherita', 1000), dish('funghi', 1200), dish('tartufo', 1800)],
      }),
      aCategory({
        category_id: 'drinks',
        items: [
          dish('water', 300),
          dish('cola', 300),
          dish('wine', 700),
          dish('old', 900, { is_in_stock: false }),
        ],
      }),
    ],
  }),
  aMenu({
    menu_id: 'afters',
    categories: [
      aCategory({ category_id: 'sweets', items: [dish('tiramisu', 600), dish('gelato', 450)] }),
    ],
  }),
]);

export const index: MenuIndex = indexMenus(menus);

export const friday: Occasion = {
  at: new Date('2026-11-20T18:00:00Z'),
  timezone: 'UTC',
  order_type: 'TAKEOUT',
};

/** "2 wine", "1 tiramisu reward of i1", "1 funghi + 2 cheese of i1": units, item, extras, reward mark and owner. */
export function linesOf(...texts: readonly string[]): CartLine[] {
  return deepFreeze(
    texts.map((text, line) => {
      const [, units, item_id = '', extras = '0', reward, owner = null] =
        /^(\d+) (\S+)(?: \+ (\d+) cheese)?( reward)?(?: of (\S+))?$/.exec(text) ?? [];
      return aCartLine({
        line_id: `line-${line}`,
        item_id,
        multiplier: Number(units),
        modifier_counts: extras === '0' ? {} : { cheese: Number(extras) },
        is_reward_item: reward !== undefined,
        campaign_instance_id: owner,
      });
    }),
  );
}

/** A campaign as i1, i2 … in the order given. */
export function added(...campaigns: readonly Campaign[]): AddedCampaign[] {
  return deepFreeze(
    campaigns.map((campaign, place) => ({
      campaign_instance_id: `i${place + 1}`,
      campaign: { ...campaign, campaign_id: `c${place + 1}` },
      is_automatic: false,
    })),
  );
}

/** Applies campaigns and works out the totals; fails unless everything adds up. */
export function priced(
  lines: readonly CartLine[],
  campaigns: readonly AddedCampaign[],
  menuIndex: MenuIndex = index,
): CampaignOutcome & { readonly discount: number; readonly total: number } {
  const outcome = deepFreeze(
    applyCampaigns(deepFreeze({ lines }), deepFreeze(campaigns), menuIndex, friday),
  );
  const result = calculateTotals({
    lines: lines.map((line) => ({
      unit_price: cents(
        (menuIndex.get(line.item_id)?.item.price ?? 0) +
          200 * (line.modifier_counts['cheese'] ?? 0),
      ),
      multiplier: line.multiplier,
    })),
    adjustments: outcome.adjustments,
    tax_percentage: '0',
    automatic_discount_percent: 0,
    delivery_fee: zeroCents,
    is_delivery_taxed: false,
    tip: { kind: 'none' },
    delivery_tip: zeroCents,
  });
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  const { totals } = result.value;
  totalsAddUp(totals, result.value.lines);
  sharesAddUp(outcome, totals.discount);
  return { ...outcome, discount: totals.discount, total: totals.net_total };
}

/** Nothing a campaign takes off is cut short by the totals, and its parts are its whole. */
function sharesAddUp({ adjustments, instances }: CampaignOutcome, discount: number): void {
  const promised = sum(instances.map((instance) => instance.discount));
  if (promised !== discount) throw new Error(`${promised} was promised, ${discount} taken off.`);
  for (const instance of instances) {
    const { campaign_instance_id } = instance;
    const own = adjustments.find((each) => each.campaign_instance_id === campaign_instance_id);
    if (
      sum(own?.line_shares ?? []) !== instance.discount ||
      sum(instance.line_shares) !== instance.discount
    ) {
      throw new Error(`The shares of ${campaign_instance_id} do not add up.`);
    }
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
