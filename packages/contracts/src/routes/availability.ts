import { z } from 'zod';
import { MAX_BUSY_MINUTES } from '../constants';
import { idSchema, instantSchema } from '../entities/primitives';
import { restaurantStateSchema, slotMinutesSchema } from '../entities/restaurant';
import { soldOutSchema } from '../entities/stock';
import { calls } from '../calls';
import { defineRoute } from './define-route';
import { restaurantHandleSchema } from './restaurants';

const untilSchema = z
  .union([z.literal('tomorrow'), instantSchema])
  .nullable()
  .default(null)
  .describe('When sold out ends by itself; tomorrow = 4 in the morning, where the restaurant is');

const stockBody = z.strictObject({ is_in_stock: z.boolean(), until: untilSchema });

export const availabilityRoutes = {
  setItemStock: defineRoute({
    ...calls.setItemStock,
    summary: 'Marks a dish sold out, or back in stock',
    area: 'staff',
    audience: 'staff',
    params: z.strictObject({ item_id: idSchema }),
    body: stockBody,
    reply: z.strictObject({
      item_id: idSchema,
      is_in_stock: z.boolean(),
      is_in_stock_until: instantSchema.nullable(),
    }),
    errors: [],
  }),
  setModifierStock: defineRoute({
    ...calls.setModifierStock,
    summary: 'Marks a modifier sold out, or back in stock',
    area: 'staff',
    audience: 'staff',
    params: z.strictObject({ modifier_id: idSchema }),
    body: stockBody,
    reply: z.strictObject({
      modifier_id: idSchema,
      is_in_stock: z.boolean(),
      is_in_stock_until: instantSchema.nullable(),
    }),
    errors: [],
  }),
  listStock: defineRoute({
    ...calls.listStock,
    summary: 'Dishes and modifiers that are sold out, and when that ends by itself',
    area: 'staff',
    audience: 'board',
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
    }),
    reply: soldOutSchema,
    errors: [],
  }),
  setRestaurantState: defineRoute({
    ...calls.setRestaurantState,
    summary: 'Opens, slows down or pauses ordering; for good, or until a time',
    area: 'staff',
    audience: 'staff',
    params: z.strictObject({ restaurant_id: idSchema }),
    body: z.discriminatedUnion('state', [
      z.strictObject({ state: z.literal('ACTIVE') }),
      z.strictObject({
        state: z.literal('DELAYED'),
        busy_minutes: z.int().min(1).max(MAX_BUSY_MINUTES).describe('Added to the usual time'),
        until: instantSchema.nullable().default(null),
      }),
      z.strictObject({
        state: z.literal('INACTIVE'),
        until: instantSchema.nullable().default(null),
      }),
    ]),
    reply: z.strictObject({
      restaurant_id: idSchema,
      state: restaurantStateSchema,
      state_until: instantSchema.nullable(),
      busy_minutes: z.int(),
    }),
    errors: [],
  }),
  listFullSlots: defineRoute({
    ...calls.listFullSlots,
    summary: 'The pickup slots to come that take no more orders',
    area: 'restaurants',
    audience: 'public',
    params: z.strictObject({ restaurant: restaurantHandleSchema }),
    reply: z.strictObject({
      slot_minutes: slotMinutesSchema,
      full_slots: z.array(z.strictObject({ starts_at: instantSchema, ends_at: instantSchema })),
    }),
    errors: ['restaurant_not_found'],
  }),
} as const;
