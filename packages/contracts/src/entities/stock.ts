import { z } from 'zod';
import { idSchema, instantSchema } from './primitives';

const untilSchema = instantSchema
  .nullable()
  .describe('When it is back by itself; null = when somebody says so');

/** Unavailable items of a restaurant's menu, in menu order. */
export const soldOutSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      item_id: idSchema,
      name: z.string(),
      menu_name: z.string(),
      is_in_stock_until: untilSchema,
    }),
  ),
  modifiers: z.array(
    z.strictObject({
      modifier_id: idSchema,
      name: z.string(),
      modifier_group_name: z.string(),
      is_in_stock_until: untilSchema,
    }),
  ),
});

export type SoldOut = z.infer<typeof soldOutSchema>;
