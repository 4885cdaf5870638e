import { err, ok } from '@comanda/kernel';
import { isInEntity } from '../entity';
import type { Pile } from '../pile';
import type { Condition } from './condition';

/** Earned by one unit of the entity; covers all of them, once (CAMP-7). */
export const discountedEntity: Condition<'CAMPAIGN_DISCOUNTED_ENTITY'> = (campaign, piles) => {
  const { item_ids, category_ids, menu_ids } = campaign.discounted_entity;
  return piles.some(covers)
    ? ok({ piles, covers, times: 1 })
    : err({ code: 'entity_missing', item_ids, category_ids, menu_ids });

  function covers({ line }: Pile): boolean {
    return !line.is_reward && isInEntity(campaign.discounted_entity, line);
  }
};
