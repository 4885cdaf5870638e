import { checkInForce } from '@comanda/campaigns';
import type { Campaign } from '@comanda/contracts';

/** Campaigns guests may see: public, active and between their dates. Hours and order types are shown, not hidden. */
export function publicCampaigns(campaigns: readonly Campaign[], now: Date): Campaign[] {
  return campaigns.filter((campaign) => campaign.is_public && isRunning(campaign, now));
}

/** Whether a campaign is on at all, at whatever hour of the day and however something is ordered. */
export function isRunning(campaign: Campaign, now: Date): boolean {
  return checkInForce({ ...campaign, schedule: null }, { at: now, timezone: 'UTC' }).ok;
}
