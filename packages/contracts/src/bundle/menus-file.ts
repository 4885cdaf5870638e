import { z } from 'zod';
import { UNLIMITED } from '../constants';
import { menuStatusSchema } from '../entities/menu';
import { themeSchema } from '../entities/restaurant';
import { allergenSchema, centsSchema, dietSchema } from '../entities/primitives';
import { nameSchema } from './name-file';
import { assetPathSchema } from './presentation-file';
import { scheduleFileSchema } from './schedule-file';
import { taxFileSchema } from './tax-file';

/** The name a thing has inside its folder; ids are given to keys once and kept. */
export const keySchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/)
  .describe('Small letters, digits and dashes, such as crispy-fries');

const texts = { name: nameSchema.max(120), description: z.string().max(500).default('') };
const foodMarks = {
  allergens: z.array(allergenSchema).nullable().default(null),
  diets: z.array(dietSchema).nullable().default(null),
};

const tax = {
  tax_percentage: taxFileSchema
    .nullable()
    .default(null)
    .describe('null = that of the category, else of the restaurant'),
};

const modifierFileSchema = z.strictObject({
  key: keySchema,
  ...texts,
  price: centsSchema.default(0),
  is_in_stock: z.boolean().default(true),
  default_count: z.int().min(0).default(0),
  ...foodMarks,
});

const groupRule = {
  min_qty: z.int().min(0).max(UNLIMITED).default(0),
  max_qty: z.int().min(1).max(UNLIMITED).default(UNLIMITED),
  max_selections: z.int().min(1).max(UNLIMITED).default(UNLIMITED),
  free_qty: z
    .int()
    .min(0)
    .max(UNLIMITED)
    .default(0)
    .describe('How many units cost nothing: the cheapest of those chosen'),
  is_multiple_selection_allowed: z.boolean().default(true),
  is_required: z.boolean().default(false),
};

const modifierGroupFileSchema = z.strictObject({
  key: keySchema,
  name: nameSchema.max(120),
  ...groupRule,
  modifiers: z.array(modifierFileSchema).min(1),
});

/** An item names a group by its key, or with a rule of its own for that group. */
const groupUseSchema = z.union([
  keySchema,
  z.strictObject({
    group: keySchema,
    min_qty: groupRule.min_qty.unwrap().optional(),
    max_qty: groupRule.max_qty.unwrap().optional(),
    is_required: z.boolean().optional(),
  }),
]);

const itemFileSchema = z.strictObject({
  key: keySchema,
  ...texts,
  price: centsSchema,
  image: assetPathSchema.nullable().default(null),
  is_in_stock: z.boolean().default(true),
  is_featured: z.boolean().default(false),
  modifier_groups: z.array(groupUseSchema).default([]),
  ...tax,
  ...foodMarks,
});

/** A dish of another menu, shown in this place as well: one dish, with one price, stock mark and translation. */
const placedItemSchema = z.strictObject({
  like: keySchema,
});

const categoryFileSchema = z.strictObject({
  key: keySchema,
  ...texts,
  ...tax,
  items: z.array(z.union([itemFileSchema, placedItemSchema])),
});

const menuFileSchema = z.strictObject({
  key: keySchema,
  ...texts,
  image: assetPathSchema.nullable().default(null),
  logo: assetPathSchema.nullable().default(null),
  theme: themeSchema
    .nullable()
    .default(null)
    .describe(
      'The look of this menu where it is a brand of its own; null = that of the restaurant',
    ),
  is_active: z.boolean().default(true),
  menu_status: menuStatusSchema.nullable().default(null),
  schedule: keySchema.nullable().default(null),
  categories: z.array(categoryFileSchema),
});

/** menus.yaml: schedules, modifier groups and menus. The order of a list is the order on screen. */
export const menusFileSchema = z.strictObject({
  schedules: z.array(scheduleFileSchema.extend({ key: keySchema })).default([]),
  modifier_groups: z.array(modifierGroupFileSchema).default([]),
  menus: z.array(menuFileSchema),
});

export type MenusFile = z.infer<typeof menusFileSchema>;
export type ItemFile = z.infer<typeof itemFileSchema>;
type PlacedItem = z.infer<typeof placedItemSchema>;

/** Whether an entry of a category is a dish itself, or one of another menu that is shown here as well. */
export function isOwnItem(entry: ItemFile | PlacedItem): entry is ItemFile {
  return !('like' in entry);
}
