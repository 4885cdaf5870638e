/** Promotions of the test shop: one that joins by itself, one with a code, one with a choice, one that can be used up. */
export const SHOP_CAMPAIGNS = `campaigns:
  - key: soda-six
    name: Six sodas
    campaign_type: CAMPAIGN_PURCHASE_AND_GET
    purchase_and_get:
      item_groups: [{ key: sodas, name: Sodas, count: 6, items: [soda] }]
    discount: { discount_type: DISCOUNT_SPECIAL_PRICE, price: 1000 }
  - key: ten-percent
    name: Ten percent
    code: TEN
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_PERCENT, price: 10 }
  - key: fries-on-us
    name: Fries on us
    select_reward_item: true
    campaign_type: CAMPAIGN_SPEND_AND_GET
    spend_and_get: { min_spend: 2000, items: [burger] }
    discount: { discount_type: DISCOUNT_ITEM, items: [fries] }
  - key: first-only
    name: First only
    code: FIRST
    max_redemptions: 1
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_CENTS, price: 500 }
  - key: once-each
    name: Once each
    code: ONCE
    max_redemptions_per_guest: 1
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_CENTS, price: 300 }
  - key: over
    name: Over
    code: OVER
    ends_at: 2020-01-01T00:00
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_PERCENT, price: 50 }
  - key: alone
    name: Alone
    code: ALONE
    is_exclusive: true
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_CENTS, price: 100 }
`;
