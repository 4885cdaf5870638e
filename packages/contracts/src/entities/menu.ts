import { z } from 'zod';
import { allergenSchema, centsSchema, dietSchema, idSchema, imageSchema } from './primitives';
import { themeSchema } from './restaurant';
import { scheduleSchema } from './schedule';
import { taxRatesSchema } from './tax';

export const menuStatusSchema = z.enum(['DINE_IN_ONLY', 'TAKE_OUT_ONLY', 'HIDDEN']);

const foodMarks = {
  allergens: z
    .array(allergenSchema)
    .nullable()
    .describe('null = not known, which is never "free of"'),
  diets: z.array(dietSchema).nullable(),
};

export const modifierSchema = z.strictObject({
  modifier_id: idSchema,
  modifier_group_id: idSchema,
  name: z.string(),
  description: z.string(),
  price: centsSchema,
  is_in_stock: z.boolean(),
  rank: z.int(),
  default_count: z.int().min(0).describe('How many are chosen before the guest chooses'),
  ...foodMarks,
});

export const itemModifierGroupSchema = z.strictObject({
  modifier_group_id: idSchema,
  name: z.string(),
  is_multiple_selection_allowed: z.boolean(),
  max_selections: z.int().min(1).describe('Most different modifiers; 1 = one replaces the other'),
  rank: z.int(),
  min_qty: z.int().min(0),
  max_qty: z.int().min(1).describe('1000 = no upper bound'),
  free_qty: z.int().min(0).describe('How many units cost nothing: the cheapest of those chosen'),
  is_required: z.boolean(),
  modifiers: z.array(modifierSchema),
});

export const itemSchema = z.strictObject({
  item_id: idSchema,
  menu_id: idSchema,
  category_id: idSchema,
  name: z.string(),
  description: z.string(),
  price: centsSchema,
  is_in_stock: z.boolean(),
  is_featured: z.boolean(),
  image: imageSchema.nullable(),
  rank: z.int(),
  item_modifier_groups: z.array(itemModifierGroupSchema),
  tax_rates: taxRatesSchema.optional().describe('Left out where it is taxed as the restaurant is'),
  ...foodMarks,
});

export const categorySchema = z.strictObject({
  category_id: idSchema,
  name: z.string(),
  description: z.string(),
  rank: z.int(),
  items: z.array(itemSchema),
});

export const menuSchema = z.strictObject({
  menu_id: idSchema,
  restaurant_id: idSchema,
  name: z.string(),
  description: z.string(),
  rank: z.int(),
  is_active: z.boolean(),
  menu_status: menuStatusSchema.nullable().describe('null = served everywhere'),
  image: imageSchema.nullable(),
  logo: imageSchema.nullable(),
  theme: themeSchema.nullable().describe('The look of this brand; null = that of the restaurant'),
  schedule: scheduleSchema.nullable().describe('none = always served'),
  categories: z.array(categorySchema),
});

export type Menu = z.infer<typeof menuSchema>;
export type MenuStatus = z.infer<typeof menuStatusSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Item = z.infer<typeof itemSchema>;
export type ItemModifierGroup = z.infer<typeof itemModifierGroupSchema>;
export type Modifier = z.infer<typeof modifierSchema>;
