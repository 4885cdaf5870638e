/** Three campaigns that a full cart earns: one free, 5.00 off drinks, and 10 % off everything. */
export function threeCampaigns(restaurant_id, [dishes, drinks]) {
  const everything = { item_ids: [], category_ids: [], menu_ids: [] };
  return [
    {
      ...aCampaign(restaurant_id, 'buy three, one is free'),
      campaign_type: 'CAMPAIGN_PURCHASE_AND_GET',
      purchase_and_get: { count: 3, item_groups: [], category_ids: [dishes], menu_ids: [] },
      discount: { discount_type: 'DISCOUNT_ITEM', count: 1, items: [] },
    },
    {
      ...aCampaign(restaurant_id, 'five off'),
      campaign_type: 'CAMPAIGN_DISCOUNTED_ENTITY',
      discounted_entity: { ...everything, category_ids: [drinks] },
      discount: {
        discount_type: 'DISCOUNT_CENTS',
        price: 500,
        is_per_unit: false,
        count: null,
        items: [],
      },
    },
    {
      ...aCampaign(restaurant_id, 'ten percent from 20.00'),
      campaign_type: 'CAMPAIGN_SPEND_AND_GET',
      spend_and_get: { ...everything, min_spend: 2000 },
      discount: {
        discount_type: 'DISCOUNT_PERCENT',
        price: 10,
        max_amount: null,
        count: null,
        items: [],
      },
    },
  ];
}

function aCampaign(restaurant_id, name) {
  return {
    campaign_id: `0193a000-0000-7000-8000-campaign-${name}`,
    restaurant_id,
    name,
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
    order_types: ['DINE_IN', 'TAKEOUT'],
    starts_at: null,
    ends_at: null,
    schedule: null,
  };
}
