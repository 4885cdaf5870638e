import type { Campaign, CampaignType } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import type { Missing } from '../missing';
import type { Pile } from '../pile';

export type CampaignOf<Type extends CampaignType> = Extract<Campaign, { campaign_type: Type }>;

/** An earned campaign. All piles come back in their order, some of them split. */
export type Earned = {
  readonly piles: readonly Pile[];
  /** Those of them that the discount is for, unless it names items. */
  readonly covered: readonly Pile[];
  /** How many times over it is earned, from 1 to what was asked for. */
  readonly times: number;
};

/** Whether piles earn a campaign, at most so many times over; if not, what is missing. */
export type Condition<Type extends CampaignType> = (
  campaign: CampaignOf<Type>,
  piles: readonly Pile[],
  max_times: number,
) => Result<Earned, Missing>;
