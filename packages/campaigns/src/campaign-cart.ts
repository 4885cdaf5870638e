import type { CartLine } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';

/** Line fields that campaigns read, so that a server without line ids and names can use them too. */
export type CampaignLine = Pick<
  CartLine,
  | 'item_id'
  | 'menu_id'
  | 'modifier_counts'
  | 'multiplier'
  | 'campaign_instance_id'
  | 'is_reward_item'
>;

/** The lines that can be ordered; what cannot be had earns nothing. */
export type CampaignCart = { readonly lines: readonly CampaignLine[] };

/** A campaign that takes part in an order, with the id that its lines carry. */
export type AddedCampaign = {
  readonly campaign_instance_id: string;
  readonly campaign: Campaign;
  /** Joined without being asked for, and leaves without a word. */
  readonly is_automatic: boolean;
};
