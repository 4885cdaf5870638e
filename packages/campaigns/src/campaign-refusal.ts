import type { OrderType, TimeRange } from '@comanda/contracts';
import type { Missing } from './missing';

/** Why a campaign does not hold at the time and in the way something is ordered. */
export type NotInForce =
  | { readonly code: 'campaign_inactive' }
  | { readonly code: 'campaign_wrong_order_type'; readonly order_types: readonly OrderType[] }
  | { readonly code: 'campaign_not_started'; readonly starts_at: string }
  | { readonly code: 'campaign_ended'; readonly ends_at: string }
  | {
      readonly code: 'campaign_not_served';
      readonly served: readonly TimeRange[];
      readonly next: Date | null;
    };

/** Why a campaign takes no part in an order. */
export type CampaignRefusal =
  | NotInForce
  | { readonly code: 'campaign_limit_reached'; readonly max_per_order: number }
  | { readonly code: 'campaign_not_combinable' }
  | { readonly code: 'campaign_not_earned'; readonly missing: Missing };
