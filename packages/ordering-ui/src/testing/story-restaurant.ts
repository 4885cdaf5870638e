import {
  aCategory,
  aMenu,
  aModifier,
  aModifierGroup,
  anId,
  anItem,
  aRestaurant,
  aSpendCampaign,
} from '@comanda/testing';

const SIZE = aModifierGroup({
  modifier_group_id: anId(0x201),
  name: 'Size',
  is_multiple_selection_allowed: false,
  max_selections: 1,
  min_qty: 1,
  is_required: true,
  modifiers: [
    aModifier({ modifier_id: anId(0x301), name: 'Single' }),
    aModifier({ modifier_id: anId(0x302), name: 'Double', price: 400, rank: 1 }),
  ],
});
const EXTRAS = aModifierGroup({
  modifier_group_id: anId(0x202),
  name: 'Extras',
  rank: 1,
  modifiers: [
    aModifier({ modifier_id: anId(0x303), name: 'Bacon', price: 250 }),
    aModifier({ modifier_id: anId(0x304), name: 'Fried egg', price: 150, rank: 1 }),
    aModifier({
      modifier_id: anId(0x305),
      name: 'Blue cheese',
      price: 200,
      rank: 2,
      is_in_stock: false,
    }),
  ],
});

/** Dishes for stories: with choices, without, and sold out. */
export const BURGER = anItem({
  item_id: anId(0x101),
  name: 'Corner burger',
  description: 'Aged beef, pickles, and the sauce that the corner is known for.',
  price: 1250,
  is_featured: true,
  item_modifier_groups: [SIZE, EXTRAS],
});
export const FRIES = anItem({
  item_id: anId(0x102),
  name: 'Fries',
  price: 450,
  rank: 1,
  diets: ['vegan'],
});
export const PIE = anItem({
  item_id: anId(0x103),
  name: 'Apple pie',
  price: 600,
  rank: 2,
  is_in_stock: false,
});

export const STORY_RESTAURANT = aRestaurant();
export const STORY_MENUS = [aMenu({ categories: [aCategory({ items: [BURGER, FRIES, PIE] })] })];

/** From $1.00 fries are free; the guest takes it, and picks them. */
export const ON_THE_SIDE = aSpendCampaign({
  name: 'On the side',
  select_reward_item: true,
  spend_and_get: { min_spend: 100, item_ids: [], category_ids: [], menu_ids: [] },
  discount: { discount_type: 'DISCOUNT_ITEM', count: 1, items: [FRIES.item_id] },
});
