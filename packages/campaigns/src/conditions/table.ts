import type { Campaign, CampaignType } from '@comanda/contracts';
import type { Condition } from './condition';
import { discountedEntity } from './discounted-entity';
import { purchaseAndGet } from './purchase-and-get';
import { spendAndGet } from './spend-and-get';

const CONDITIONS = {
  CAMPAIGN_SPEND_AND_GET: spendAndGet,
  CAMPAIGN_PURCHASE_AND_GET: purchaseAndGet,
  CAMPAIGN_DISCOUNTED_ENTITY: discountedEntity,
} satisfies { [Type in CampaignType]: Condition<Type> };

/** The condition of a campaign's type. */
export function conditionOf(campaign: Campaign): Condition<CampaignType> {
  // Each entry takes campaigns of its own type, and it is found by that type; the compiler cannot follow the two together.
  return CONDITIONS[campaign.campaign_type] as Condition<CampaignType>;
}
