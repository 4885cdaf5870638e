import { z } from 'zod';
import { guestNameSchema, orderSchema } from './order';
import { centsSchema, idSchema, instantSchema, languageSchema } from './primitives';
import { restaurantSchema } from './restaurant';

export const guestSchema = z.strictObject({
  guest_id: idSchema,
  table_id: idSchema,
  restaurant_id: idSchema,
  name: guestNameSchema,
  has_phone: z
    .boolean()
    .describe('Whether a number is known; the number itself is never sent back'),
  has_paid: z.boolean(),
  order: z
    .strictObject({
      order_id: idSchema,
      table_id: idSchema,
      guest_id: idSchema,
      amount: centsSchema.describe('With tax and tip'),
    })
    .nullable()
    .describe('What the guest ordered last'),
  created_at: instantSchema,
});

export const reviewSchema = z.strictObject({
  rating: z.int().min(1).max(5),
  created_at: instantSchema,
});

/** What the link of a receipt opens: no phone number, nothing of the tablemates. */
export const receiptSchema = z.strictObject({
  guest_id: idSchema,
  name: z.string(),
  language: languageSchema,
  restaurant: restaurantSchema.pick({
    restaurant_id: true,
    endpoint: true,
    name: true,
    address: true,
    phone_number: true,
    logo: true,
    theme: true,
    links: true,
    currency: true,
    language: true,
    active_languages: true,
    timezone: true,
    is_sandbox: true,
  }),
  orders: z.array(orderSchema),
  review: reviewSchema.nullable(),
  item_ratings: z.array(
    z.strictObject({ item_id: idSchema, rating: z.union([z.literal(1), z.literal(-1)]) }),
  ),
});

export type Guest = z.infer<typeof guestSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
