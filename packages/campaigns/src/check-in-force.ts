import type { Occasion } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { checkServed } from '@comanda/schedules';
import type { NotInForce } from './campaign-refusal';

/** Whether a campaign holds when and how something is ordered; as long as the way is open, any will do (CAMP-1). */
export function checkInForce(
  campaign: Campaign,
  { at, timezone, order_type = null }: Occasion,
): Result<Campaign, NotInForce> {
  const { starts_at, ends_at, order_types } = campaign;
  if (!campaign.is_active) return err({ code: 'campaign_inactive' });
  if (order_type !== null && !order_types.includes(order_type)) {
    return err({ code: 'campaign_wrong_order_type', order_types });
  }
  if (starts_at !== null && at.getTime() < Date.parse(starts_at)) {
    return err({ code: 'campaign_not_started', starts_at });
  }
  if (ends_at !== null && at.getTime() >= Date.parse(ends_at)) {
    return err({ code: 'campaign_ended', ends_at });
  }
  const served = checkServed(campaign.schedule, at, timezone);
  if (served.ok) return ok(campaign);
  return err({ ...served.error, code: 'campaign_not_served' });
}
