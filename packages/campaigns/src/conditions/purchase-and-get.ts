import type { CampaignItemGroup } from '@comanda/contracts';
import { err, ok } from '@comanda/kernel';
import { type Assignment, assignUnits, type UnitGroup } from '../assign-units';
import { isInEntity } from '../entity';
import { partition } from '../partition';
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
  const usable = inOrderOfUse(campaign, piles);
  const once = assignUnits(usable, unitGroups(campaign, groups, 1));
  const missing = groups.flatMap(({ name, count, item_ids }, index) => {
    const lack = count - (once.filled[index] ?? 0);
    return lack > 0 ? [{ name, count, missing: lack, item_ids }] : [];
  });
  if (missing.length > 0) {
    return err({
      code: 'groups_incomplete',
      count: sumOf(groups.map(({ count }) => count)),
      missing: sumOf(missing.map((group) => group.missing)),
      groups: missing,
    });
  }

  let earned = { assignment: once, times: 1 };
  while (earned.times < max_times) {
    const times = earned.times + 1;
    const asked = unitGroups(campaign, groups, times);
    const assignment = assignUnits(usable, asked);
    if (asked.some(({ count }, index) => assignment.filled[index] !== count)) break;
    earned = { assignment, times };
  }
  return ok(fill(piles, earned.assignment, earned.times));
};

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function groupsOf({ purchase_and_get }: Purchase): readonly CampaignItemGroup[] {
  const { item_groups, count } = purchase_and_get;
  return item_groups.length > 0 ? item_groups : [{ name: '', count, item_ids: [] }];
}

function unitGroups(
  { purchase_and_get }: Purchase,
  groups: readonly CampaignItemGroup[],
  times: number,
): UnitGroup[] {
  const { category_ids, menu_ids } = purchase_and_get;
  return groups.map(({ count, item_ids }) => ({
    count: count * times,
    takes: ({ line }) =>
      item_ids.length > 0
        ? item_ids.includes(line.item_id)
        : isInEntity({ item_ids: [], category_ids, menu_ids }, line),
  }));
}

/**
 * The units that can be bought: the instance's own before the others, the cheapest first. What could be given away comes last
 * and the dearest of it first, so that the cheapest stays to be free.
 */
function inOrderOfUse(campaign: Purchase, piles: readonly Pile[]): Pile[] {
  const usable = piles.filter(({ use, line }) => use === 'free' && !line.is_reward);
  const [giveable, others] = partition(usable, ({ line }) => isGivenUnasked(campaign, line));
  return [...ownFirst(others), ...ownFirst(giveable.toReversed())];
}

function ownFirst(piles: readonly Pile[]): Pile[] {
  const [own, common] = partition(piles, ({ line }) => line.owner !== null);
  return [...own, ...common];
}

function fill(piles: readonly Pile[], { taken }: Assignment, times: number): Earned {
  const split = splitPiles(piles, taken, 'filling');
  return { piles: split.all, covered: split.taken, times };
}
