import type {
  Campaign,
  CampaignType,
  CentsDiscount,
  ItemDiscount,
  PercentDiscount,
  SpecialPriceDiscount,
} from '@comanda/contracts';
import { anId } from './an-id';

type CampaignOf<Type extends CampaignType> = Extract<Campaign, { campaign_type: Type }>;
/** Spend 20.00 on anything and get 10 % off: public, without a code, at any time, once per order. */
export function aSpendCampaign(
  overrides: Partial<CampaignOf<'CAMPAIGN_SPEND_AND_GET'>> = {},
): CampaignOf<'CAMPAIGN_SPEND_AND_GET'> {
  return {
    ...common(),
    campaign_type: 'CAMPAIGN_SPEND_AND_GET',
    spend_and_get: { min_spend: 2000, item_ids: [], category_ids: [], menu_ids: [] },
    ...overrides,
  };
}

/** Buy two of anything and get 10 % off them. */
export function aPurchaseCampaign(
  overrides: Partial<CampaignOf<'CAMPAIGN_PURCHASE_AND_GET'>> = {},
): CampaignOf<'CAMPAIGN_PURCHASE_AND_GET'> {
  return {
    ...common(),
    campaign_type: 'CAMPAIGN_PURCHASE_AND_GET',
    purchase_and_get: { count: 2, item_groups: [], category_ids: [], menu_ids: [] },
    ...overrides,
  };
}

/** 10 % off everything. */
export function anEntityCampaign(
  overrides: Partial<CampaignOf<'CAMPAIGN_DISCOUNTED_ENTITY'>> = {},
): CampaignOf<'CAMPAIGN_DISCOUNTED_ENTITY'> {
  return {
    ...common(),
    campaign_type: 'CAMPAIGN_DISCOUNTED_ENTITY',
    discounted_entity: { item_ids: [], category_ids: [], menu_ids: [] },
    ...overrides,
  };
}

/** So many percent off, without a cap. */
export function percentOff(
  price: number,
  overrides: Partial<PercentDiscount> = {},
): PercentDiscount {
  return {
    discount_type: 'DISCOUNT_PERCENT',
    price,
    max_amount: null,
    count: null,
    items: [],
    ...overrides,
  };
}

/** So many cents off all together. */
export function centsOff(price: number, overrides: Partial<CentsDiscount> = {}): CentsDiscount {
  return {
    discount_type: 'DISCOUNT_CENTS',
    price,
    is_per_unit: false,
    count: null,
    items: [],
    ...overrides,
  };
}

/** So many units free, of these items or else of what is covered. */
export function freeItems(count: number, items: readonly string[] = []): ItemDiscount {
  return { discount_type: 'DISCOUNT_ITEM', count, items: [...items] };
}

/** All together for so many cents. */
export function specialPrice(
  price: number,
  overrides: Partial<SpecialPriceDiscount> = {},
): SpecialPriceDiscount {
  return {
    discount_type: 'DISCOUNT_SPECIAL_PRICE',
    price,
    is_per_unit: false,
    count: null,
    items: [],
    ...overrides,
  };
}

function common() {
  return {
    campaign_id: anId(0x700),
    restaurant_id: anId(1),
    name: 'Ten percent',
    description: '',
    image: null,
    rank: 0,
    campaign_code: null,
    is_featured: false,
    is_public: true,
    is_active: true,
    is_exclusive: false,
    select_reward_item: false,
    max_per_order: 1,
    max_redemptions: null,
    max_redemptions_per_guest: null,
    order_types: ['DINE_IN', 'TAKEOUT'] satisfies Campaign['order_types'],
    starts_at: null,
    ends_at: null,
    schedule: null,
    discount: percentOff(10),
  };
}
