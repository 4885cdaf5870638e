import type { Cents } from '@comanda/kernel';

/** Missing conditions of a campaign, as a key and numbers; each surface has its own texts. */
export type Missing =
  | {
      readonly code: 'spend_more';
      readonly amount: Cents;
      readonly spent: Cents;
      readonly min_spend: Cents;
    }
  | {
      readonly code: 'groups_incomplete';
      /** How many units all groups take, and how many of them are missing. */
      readonly count: number;
      readonly missing: number;
      readonly groups: readonly MissingGroup[];
    }
  | {
      readonly code: 'entity_missing';
      readonly item_ids: readonly string[];
      readonly category_ids: readonly string[];
      readonly menu_ids: readonly string[];
    };

/** A group that is not full, and what would fill it. */
export type MissingGroup = {
  readonly name: string;
  readonly count: number;
  readonly missing: number;
  readonly item_ids: readonly string[];
};
