import {
  campaignSchema,
  menuSchema,
  orderItemInputSchema,
  restaurantSchema,
  scheduleSchema,
} from '@comanda/contracts/schemas';
import { describe, expect, test } from 'vitest';
import {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  centsOff,
  freeItems,
  percentOff,
  specialPrice,
} from './a-campaign';
import { aCart, aCartLine } from './a-cart';
import { aCategory, aMenu, anItem } from './a-menu';
import { aModifier, aModifierGroup } from './a-modifier-group';
import { aRestaurant } from './a-restaurant';
import { aSchedule } from './a-schedule';
import { anId } from './an-id';
import { anOrderItem } from './an-order-item';

describe('builders', () => {
  const burger = anItem({ item_modifier_groups: [aModifierGroup()] });
  const menu = aMenu({
    schedule: aSchedule(),
    categories: [aCategory({ category_id: anId(9), items: [burger] })],
  });

  test('build what the wire takes', () => {
    expect(restaurantSchema.parse(aRestaurant())).toEqual(aRestaurant());
    expect(menuSchema.parse(menu)).toEqual(menu);
    expect(scheduleSchema.parse(aSchedule())).toEqual(aSchedule());
    expect(orderItemInputSchema.parse(anOrderItem())).toEqual(anOrderItem());
  });

  test.each([
    aSpendCampaign({ discount: percentOff(15) }),
    aPurchaseCampaign({ discount: freeItems(1, [anId(2)]) }),
    anEntityCampaign({ discount: centsOff(100, { discount_type: 'DISCOUNT_CENT' }) }),
    anEntityCampaign({ discount: specialPrice(500), schedule: aSchedule() }),
  ])('build campaigns that the wire takes: $campaign_type', (campaign) => {
    expect(campaignSchema.parse(campaign)).toEqual(campaign);
  });

  test('tell what is contained whose it is', () => {
    expect(menu.categories[0]?.items[0]).toMatchObject({
      menu_id: menu.menu_id,
      category_id: anId(9),
    });
    const group = aModifierGroup({ modifier_group_id: anId(8), modifiers: [aModifier()] });
    expect(group.modifiers[0]?.modifier_group_id).toBe(anId(8));
  });

  test('fit together: the default line and order are for the default item', () => {
    expect(aCart().lines).toEqual([aCartLine()]);
    expect(aCartLine()).toMatchObject({
      item_id: anItem().item_id,
      menu_id: aMenu().menu_id,
      category_id: aCategory().category_id,
      name_seen: anItem().name,
      price_seen: anItem().price,
    });
    expect(anOrderItem().item_id).toBe(anItem().item_id);
  });
});

test('ids are the same in every run and differ by number', () => {
  expect(anId(255)).toBe('00000000-0000-7000-8000-0000000000ff');
  expect(anId(1)).not.toBe(anId(2));
});
