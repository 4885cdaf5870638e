import type { Occasion } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { checkServed, isServedAt } from '@comanda/schedules';
import type { NotInForce } from './campaign-refusal';

/** Whether a campaign holds when and how something is ordered; as long as the way is open, any will do (CAMP-1). */
export function checkInForce(campaign: Campaign, occasion: Occasion): Result<Campaign, NotInForce> {
  const reason = reasonBesideHours(campaign, occasion);
  if (reason !== null) return err(reason);
  const served = checkServed(campaign.schedule, occasion.at, occasion.timezone);
  if (served.ok) return ok(campaign);
  return err({ ...served.error, code: 'campaign_not_served' });
}

/** The same without the reason: when it holds next takes longer to find than whether it does now. */
export function isInForce(campaign: Campaign, occasion: Occasion): boolean {
  return (
    reasonBesideHours(campaign, occasion) === null &&
    isServedAt(campaign.schedule, occasion.at, occasion.timezone)
  );
}

function reasonBesideHours(
  { is_active, starts_at, ends_at, order_types }: Campaign,
  { at, order_type = null }: Occasion,
): NotInForce | null {
  if (!is_active) return { code: 'campaign_inactive' };
  if (order_type !== null && !order_types.includes(order_type))
    return { code: 'campaign_wrong_order_type', order_types };
  if (starts_at !== null && at.getTime() < Date.parse(starts_at))
    return { code: 'campaign_not_started', starts_at };
  if (ends_at !== null && at.getTime() >= Date.parse(ends_at))
    return { code: 'campaign_ended', ends_at };
  return null;
}
