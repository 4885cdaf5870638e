import { err, ok } from '@comanda/kernel';
import { ordinaryPilesOf } from '../entity';
import type { Condition } from './condition';

/** Earned by one unit of the entity; covers all of them, once (CAMP-7). */
export const discountedEntity: Condition<'CAMPAIGN_DISCOUNTED_ENTITY'> = (campaign, piles) => {
  const { item_ids, category_ids, menu_ids } = campaign.discounted_entity;
  const covered = ordinaryPilesOf(campaign.discounted_entity, piles);
  return covered.length > 0
    ? ok({ piles, covered, times: 1 })
    : err({ code: 'entity_missing', item_ids, category_ids, menu_ids });
};
