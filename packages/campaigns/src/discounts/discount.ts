import type { Campaign, CampaignDiscount, DiscountType } from '@comanda/contracts';
import type { Cents } from '@comanda/kernel';
import type { Earned } from '../conditions/condition';
import type { Pile } from '../pile';

/** The discount of a type; one that has two names is found by either. */
type DiscountOf<Type, Each = CampaignDiscount> = Each extends { discount_type: infer Own }
  ? Type extends Own
    ? Each
    : never
  : never;

/** Rewards and special prices first, then amounts, then percentages, each on what the earlier ones left (CAMP-15). */
export type Stage = 'units' | 'cents' | 'percent';

/** One way to make things cheaper. */
export type DiscountKind<Type extends DiscountType> = {
  readonly stage: Stage;
  /** Whether a unit that it was on counts as used up. */
  readonly uses_up: boolean;
  /** The piles it may be on, in the order in which a limit of units takes them. */
  readonly covers: (campaign: Campaign, earned: Earned) => readonly Pile[];
  /** Returns the discount of each pile it applies to, at most the rest of it. */
  readonly take_off: (
    discount: DiscountOf<Type>,
    piles: readonly Pile[],
    times: number,
  ) => readonly Cents[];
};
