import type { Occasion } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';
import { isInForce } from './check-in-force';

/** The campaigns a guest may see: the public ones in force or, with a code, those it opens (CAMP-2, CAMP-3). */
export function findCampaigns(
  campaigns: readonly Campaign[],
  { code, ...occasion }: Occasion & { readonly code?: string | null },
): Campaign[] {
  const asked = normaliseCode(code ?? '');
  return campaigns.filter(
    (campaign) =>
      (asked === '' ? campaign.is_public : normaliseCode(campaign.campaign_code ?? '') === asked) &&
      isInForce(campaign, occasion),
  );
}

/** Codes are equal when they are after this (CAMP-3). */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
