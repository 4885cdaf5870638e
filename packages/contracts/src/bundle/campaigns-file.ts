import { z } from 'zod';
import { countSchema } from '../entities/campaign';
import { orderTypeSchema } from '../entities/order';
import { centsSchema } from '../entities/primitives';
import { keySchema } from './menus-file';
import { nameSchema } from './name-file';
import { assetPathSchema } from './presentation-file';

const keys = z.array(keySchema).default([]);

/** Part of the menus, by keys of menus.yaml; with nothing named, all of it. */
const entity = { categories: keys, menus: keys };

const covered = {
  items: keys.describe('Item keys it is for instead of what the condition covers'),
};
const limited = { count: countSchema.nullable().default(null), ...covered };

const discountFileSchema = z.discriminatedUnion('discount_type', [
  z.strictObject({
    discount_type: z.literal('DISCOUNT_PERCENT'),
    price: z.int().min(0).max(100).describe('Whole percent'),
    max_amount: centsSchema.nullable().default(null),
    ...limited,
  }),
  z.strictObject({
    discount_type: z.enum(['DISCOUNT_CENTS', 'DISCOUNT_CENT']),
    price: centsSchema,
    is_per_unit: z.boolean().default(false),
    ...limited,
  }),
  z.strictObject({
    discount_type: z.literal('DISCOUNT_ITEM'),
    count: countSchema.default(1).describe('How many units are free'),
    ...covered,
  }),
  z.strictObject({
    discount_type: z.literal('DISCOUNT_SPECIAL_PRICE'),
    price: centsSchema,
    is_per_unit: z.boolean().default(false),
    ...limited,
  }),
]);

/** 18:00 on the restaurant's own wall clock, or an instant with its offset. */
const momentSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true, precision: -1 })])
  .describe('2026-12-01T18:00 on the restaurant’s wall clock, or with an offset or Z');

const codeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{1,31}$/)
  .describe('2 to 32 letters, digits, - and _; capitals do not matter');

const limitSchema = z.int().min(1).max(1_000_000).nullable().default(null);

const common = {
  key: keySchema,
  name: nameSchema.max(120),
  description: z.string().max(500).default(''),
  image: assetPathSchema.nullable().default(null),
  code: codeSchema.nullable().default(null),
  is_public: z
    .boolean()
    .optional()
    .describe('Whether guests see it in the list; left out: yes, unless it has a code'),
  is_featured: z.boolean().default(false),
  is_active: z.boolean().default(true),
  is_exclusive: z.boolean().default(false),
  select_reward_item: z.boolean().default(false),
  max_per_order: z.int().min(1).max(99).default(1),
  max_redemptions: limitSchema.describe('Most orders that may use it; left out: any number'),
  max_redemptions_per_guest: limitSchema.describe('Most orders of one guest that may use it'),
  order_types: z.array(orderTypeSchema).min(1).default(['DINE_IN', 'TAKEOUT']),
  starts_at: momentSchema.nullable().default(null),
  ends_at: momentSchema.nullable().default(null).describe('The first moment it is over'),
  schedule: keySchema.nullable().default(null).describe('A schedule of menus.yaml: its own hours'),
  discount: discountFileSchema,
};

const itemGroupFileSchema = z.strictObject({
  key: keySchema,
  name: nameSchema.max(120),
  count: countSchema.default(1),
  items: keys.describe('None = any item of the categories and menus'),
});

const campaignFileSchema = z.discriminatedUnion('campaign_type', [
  z.strictObject({
    ...common,
    campaign_type: z.literal('CAMPAIGN_SPEND_AND_GET'),
    spend_and_get: z.strictObject({ min_spend: centsSchema, items: keys, ...entity }),
  }),
  z.strictObject({
    ...common,
    campaign_type: z.literal('CAMPAIGN_PURCHASE_AND_GET'),
    purchase_and_get: z.strictObject({
      count: countSchema.default(1).describe('How many units, where there are no groups'),
      item_groups: z.array(itemGroupFileSchema).default([]),
      ...entity,
    }),
  }),
  z.strictObject({
    ...common,
    campaign_type: z.literal('CAMPAIGN_DISCOUNTED_ENTITY'),
    discounted_entity: z.strictObject({ items: keys, ...entity }).default({
      items: [],
      categories: [],
      menus: [],
    }),
  }),
]);

/** campaigns.yaml: promotions, in the order they are shown. The file may be missing. */
export const campaignsFileSchema = z.strictObject({
  campaigns: z.array(campaignFileSchema).default([]),
});

export type CampaignsFile = z.infer<typeof campaignsFileSchema>;
