import type { CampaignItemGroup } from '@comanda/contracts';
import { err, ok } from '@comanda/kernel';
import { type Assignment, assignUnits, type UnitGroup } from '../assign-units';
import { isInEntity, type Placed } from '../entity';
import type { Missing } from '../missing';
import type { Pile } from '../pile';
import { isGivenUnasked } from '../rewards';
import { splitPiles } from '../split-piles';
import type { CampaignOf, Condition, Earned } from './condition';

type Purchase = CampaignOf<'CAMPAIGN_PURCHASE_AND_GET'>;

/** Earned by filling every group with distinct units; those are used up by it (CAMP-6, CAMP-12). */
export const purchaseAndGet: Condition<'CAMPAIGN_PURCHASE_AND_GET'> = (
  campaign,
  piles,
  max_times,
) => {
  const groups = groupsOf(campaign);
  const usable = usablePiles(campaign, piles);
  const once = assignUnits(usable, unitGroups(campaign, groups, 1));
  if (!isFull(groups, once)) return err(missingIn(groups, once));

  let earned = { assignment: once, times: 1 };
  while (earned.times < max_times) {
    const times = earned.times + 1;
    const asked = unitGroups(campaign, groups, times);
    const assignment = assignUnits(usable, asked);
    if (!isFull(asked, assignment)) break;
    earned = { assignment, times };
  }
  return ok(fill(piles, earned.assignment, earned.times));
};

function isFull(groups: readonly { readonly count: number }[], { filled }: Assignment): boolean {
  return groups.every(({ count }, index) => filled[index] === count);
}

function missingIn(groups: readonly CampaignItemGroup[], { filled }: Assignment): Missing {
  const lacking = groups
    .map(({ name, count, item_ids }, index) => {
      return { name, count, missing: count - (filled[index] ?? 0), item_ids };
    })
    .filter(({ missing }) => missing > 0);
  return {
    code: 'groups_incomplete',
    count: sumOf(groups.map(({ count }) => count)),
    missing: sumOf(lacking.map(({ missing }) => missing)),
    groups: lacking,
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Groups to buy: one group of any covered item, where the campaign names none. */
export function groupsOf({ purchase_and_get }: Purchase): readonly CampaignItemGroup[] {
  const { item_groups, count } = purchase_and_get;
  return item_groups.length > 0 ? item_groups : [{ name: '', count, item_ids: [] }];
}

/** Its groups, each to be filled so many times over. */
export function unitGroups(
  campaign: Purchase,
  groups: readonly CampaignItemGroup[],
  times: number,
): UnitGroup[] {
  return groups.map((group) => ({
    count: group.count * times,
    takes: ({ line }) => takesItem(campaign, group, line),
  }));
}

/** Whether a dish is one that a group takes: one of its own or, where it names none, of what the campaign covers. */
export function takesItem(
  { purchase_and_get: { category_ids, menu_ids } }: Purchase,
  { item_ids }: CampaignItemGroup,
  item: Placed,
): boolean {
  return item_ids.length > 0
    ? item_ids.includes(item.item_id)
    : isInEntity({ item_ids, category_ids, menu_ids }, item);
}

/**
 * The units that can be bought: the instance's own before the others, the cheapest first. What could be given away comes last
 * and the dearest of it first, so that the cheapest stays to be free.
 */
export function usablePiles(campaign: Purchase, piles: readonly Pile[]): Pile[] {
  const [own, common, ownGiveable, giveable]: [Pile[], Pile[], Pile[], Pile[]] = [[], [], [], []];
  for (const pile of piles) {
    const { use, line } = pile;
    if (use !== 'free' || line.is_reward) continue;
    const isOwn = line.owner !== null;
    if (isGivenUnasked(campaign, line)) (isOwn ? ownGiveable : giveable).push(pile);
    else (isOwn ? own : common).push(pile);
  }
  return [...own, ...common, ...ownGiveable.reverse(), ...giveable.reverse()];
}

function fill(piles: readonly Pile[], { taken }: Assignment, times: number): Earned {
  const split = splitPiles(piles, taken, 'filling');
  return { piles: split.all, covered: split.taken, times };
}
