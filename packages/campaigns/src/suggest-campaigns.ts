import type { MenuIndex, Occasion } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { isAutomatic } from './automatic-campaigns';
import type { AddedCampaign, CampaignCart } from './campaign-cart';
import { evaluateCampaign } from './evaluate-campaign';
import { findCampaigns } from './find-campaigns';
import type { Missing } from './missing';

/** A campaign worth mentioning, and what is missing; null = it is earned and only has to be taken. */
export type CampaignSuggestion = { readonly campaign: Campaign; readonly missing: Missing | null };

/**
 * The public campaigns that a cart has come some way towards, nearest first, and before them those it has earned and that wait
 * to be taken; of two as near, the earlier of the list (CAMP-24).
 */
export function suggestCampaigns(
  cart: CampaignCart,
  campaigns: readonly Campaign[],
  added: readonly AddedCampaign[],
  index: MenuIndex,
  occasion: Occasion,
): CampaignSuggestion[] {
  return findCampaigns(campaigns, occasion)
    .filter((campaign) => !isExhausted(campaign, added))
    .map((campaign): CampaignSuggestion => {
      const evaluation = evaluateCampaign(campaign, cart, index);
      return { campaign, missing: evaluation.ok ? null : evaluation.error };
    })
    .map((suggestion) => ({ suggestion, way: progressOf(suggestion.missing) }))
    .filter(({ suggestion, way }) => way.done > 0 && !isUnderWay(suggestion))
    .toSorted((a, b) => b.way.done * a.way.all - a.way.done * b.way.all)
    .map(({ suggestion }) => suggestion);
}

function isExhausted({ campaign_id, max_per_order }: Campaign, added: readonly AddedCampaign[]) {
  const taken = added.filter(({ campaign }) => campaign.campaign_id === campaign_id);
  return taken.length >= max_per_order;
}

/** Earned automatic campaigns need no suggestion. */
function isUnderWay({ campaign, missing }: CampaignSuggestion): boolean {
  return missing === null && isAutomatic(campaign);
}

/** How much of all that it takes is there. */
function progressOf(missing: Missing | null): { readonly done: number; readonly all: number } {
  if (missing === null) return { done: 1, all: 1 };
  switch (missing.code) {
    case 'spend_more':
      return { done: missing.spent, all: missing.min_spend };
    case 'groups_incomplete':
      return { done: missing.count - missing.missing, all: missing.count };
    case 'entity_missing':
      return { done: 0, all: 1 };
    default:
      return assertNever(missing);
  }
}
