import { z } from 'zod';
import { MAX_ORDER_CAMPAIGNS } from '../constants';
import { orderTypeSchema } from './order';
import { centsSchema, idSchema, imageSchema, instantSchema } from './primitives';
import { scheduleSchema } from './schedule';

export const countSchema = z.int().min(1).max(1000);
export const redemptionLimitSchema = z.int().min(1).max(1_000_000).nullable();
const covered = {
  items: z.array(idSchema).describe('Items it is for instead of what the condition covers'),
};
const limited = {
  count: countSchema.nullable().describe('Most units it is for, the cheapest; null = all'),
  ...covered,
};

const percentDiscountSchema = z.strictObject({
  discount_type: z.literal('DISCOUNT_PERCENT'),
  price: z.int().min(0).max(100).describe('Whole percent'),
  max_amount: centsSchema.nullable().describe('Most that is taken off'),
  ...limited,
});

const centsDiscountSchema = z.strictObject({
  discount_type: z.enum(['DISCOUNT_CENTS', 'DISCOUNT_CENT']).describe('The two mean the same'),
  price: centsSchema,
  is_per_unit: z.boolean().describe('Off each unit instead of off all together'),
  ...limited,
});

const itemDiscountSchema = z.strictObject({
  discount_type: z.literal('DISCOUNT_ITEM'),
  count: countSchema.describe('How many units are free'),
  ...covered,
});

const specialPriceDiscountSchema = z.strictObject({
  discount_type: z.literal('DISCOUNT_SPECIAL_PRICE'),
  price: centsSchema,
  is_per_unit: z.boolean().describe('Whether the price is of each unit instead of all together'),
  ...limited,
});

export const campaignDiscountSchema = z.discriminatedUnion('discount_type', [
  percentDiscountSchema,
  centsDiscountSchema,
  itemDiscountSchema,
  specialPriceDiscountSchema,
]);

/** Part of the menus; with nothing named, all of it. */
const entity = { category_ids: z.array(idSchema), menu_ids: z.array(idSchema) };

export const itemGroupSchema = z.strictObject({
  name: z.string(),
  count: countSchema,
  item_ids: z.array(idSchema).describe('None = any item of the block’s categories and menus'),
});

const common = {
  campaign_id: idSchema,
  restaurant_id: idSchema,
  name: z.string(),
  description: z.string(),
  image: imageSchema.nullable(),
  rank: z.int(),
  campaign_code: z.string().nullable(),
  is_featured: z.boolean(),
  is_public: z.boolean().describe('false = found by its code only'),
  is_active: z.boolean(),
  is_exclusive: z.boolean().describe('Applies alone or not at all'),
  select_reward_item: z.boolean().describe('The guest picks what is free'),
  max_per_order: z.int().min(1).max(99),
  max_redemptions: redemptionLimitSchema.describe('Most orders that may use it; null = any number'),
  max_redemptions_per_guest: redemptionLimitSchema.describe('Most orders of one guest'),
  order_types: z.array(orderTypeSchema).min(1),
  starts_at: instantSchema.nullable(),
  ends_at: instantSchema.nullable(),
  schedule: scheduleSchema.nullable().describe('Its own hours; null = at any time'),
  discount: campaignDiscountSchema,
};

export const campaignSchema = z.discriminatedUnion('campaign_type', [
  z.strictObject({
    ...common,
    campaign_type: z.literal('CAMPAIGN_SPEND_AND_GET'),
    spend_and_get: z.strictObject({
      min_spend: centsSchema,
      item_ids: z.array(idSchema),
      ...entity,
    }),
  }),
  z.strictObject({
    ...common,
    campaign_type: z.literal('CAMPAIGN_PURCHASE_AND_GET'),
    purchase_and_get: z.strictObject({
      count: countSchema.describe('How many units, where there are no groups'),
      item_groups: z.array(itemGroupSchema),
      ...entity,
    }),
  }),
  z.strictObject({
    ...common,
    campaign_type: z.literal('CAMPAIGN_DISCOUNTED_ENTITY'),
    discounted_entity: z.strictObject({ item_ids: z.array(idSchema), ...entity }),
  }),
]);

/** A campaign that a client wants in an order; lines name it by its instance id. */
export const campaignInputSchema = z.strictObject({
  campaign_instance_id: idSchema.describe('Made by the client, one for each time it is added'),
  campaign_id: idSchema,
  campaign_code: z.string().max(64).optional().describe('Where the campaign has one'),
});

export const campaignsInputSchema = z
  .array(campaignInputSchema)
  .max(MAX_ORDER_CAMPAIGNS)
  .default([]);

export const missingSchema = z
  .discriminatedUnion('code', [
    z.object({
      code: z.literal('spend_more'),
      amount: centsSchema,
      spent: centsSchema,
      min_spend: centsSchema,
    }),
    z.object({
      code: z.literal('groups_incomplete'),
      count: z.int(),
      missing: z.int(),
      groups: z.array(
        z.object({
          name: z.string(),
          count: z.int(),
          missing: z.int(),
          item_ids: z.array(idSchema),
        }),
      ),
    }),
    z.object({
      code: z.literal('entity_missing'),
      item_ids: z.array(idSchema),
      category_ids: z.array(idSchema),
      menu_ids: z.array(idSchema),
    }),
  ])
  .describe('Missing condition of an order for a campaign');

export const campaignInstanceSchema = z.strictObject({
  campaign_instance_id: idSchema,
  restaurant_id: idSchema,
  campaign: campaignSchema,
  discount: centsSchema,
  total_price: centsSchema.describe('Price of the units it covers, with it applied'),
  items: z.array(
    z.strictObject({ item_id: idSchema, multiplier: z.int().min(1), discount: centsSchema }),
  ),
});

export type Campaign = z.infer<typeof campaignSchema>;
export type CampaignType = Campaign['campaign_type'];
export type CampaignDiscount = z.infer<typeof campaignDiscountSchema>;
export type PercentDiscount = z.infer<typeof percentDiscountSchema>;
export type CentsDiscount = z.infer<typeof centsDiscountSchema>;
export type ItemDiscount = z.infer<typeof itemDiscountSchema>;
export type SpecialPriceDiscount = z.infer<typeof specialPriceDiscountSchema>;
export type DiscountType = CampaignDiscount['discount_type'];
export type CampaignItemGroup = z.infer<typeof itemGroupSchema>;
export type CampaignInput = z.infer<typeof campaignInputSchema>;
export type CampaignInstance = z.infer<typeof campaignInstanceSchema>;
