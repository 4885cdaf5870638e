import { z } from 'zod';
import { billShareSchema } from './bill';
import { guestNameSchema, orderItemSchema, orderSchema, paymentTotalsSchema } from './order';
import { paidCardSchema, paymentMethodSchema } from './payment';
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
  is_phone_verified: z.boolean().describe('Whether the guest has typed a code sent to it'),
  has_paid: z.boolean(),
  label: z.string().nullable().describe('Name of the table; none for take-out'),
  order_time: instantSchema.nullable().describe('When the guest ordered last'),
  room_number: z
    .string()
    .nullable()
    .describe('Where a hotel’s guest stays; orders have it behind the name, "(Room # 12)"'),
  affiliate_code: z.string().nullable().describe('Source that sent the guest'),
  campaign_code: z.string().nullable().describe('Code typed last that opened a campaign'),
  order: z
    .strictObject({
      order_id: idSchema,
      table_id: idSchema,
      guest_id: idSchema,
      amount: centsSchema.describe('With tax and tip'),
    })
    .nullable()
    .describe('Last order of the guest'),
  created_at: instantSchema,
});

export const reviewSchema = z.strictObject({
  order_id: idSchema,
  guest_id: idSchema,
  restaurant_id: idSchema,
  rating: z.int().min(-1).max(5),
  item_id: idSchema.nullable().describe('null = the whole order'),
  created_at: instantSchema,
});

export const paidShareSchema = billShareSchema
  .pick({ share_id: true, kind: true, parts: true, parts_of: true })
  .extend({
    payment_intent_id: z.string(),
    payment_method: paymentMethodSchema,
    card: paidCardSchema.nullable().describe('null where the processor does not tell it'),
    totals: paymentTotalsSchema,
    refunded_amount: centsSchema.describe('Given back of it'),
    paid_at: instantSchema,
    items: z
      .array(
        orderItemSchema
          .pick({
            item_instance_id: true,
            item_id: true,
            name: true,
            multiplier: true,
            amount: true,
            has_paid: true,
          })
          .extend({ guest_name: guestNameSchema.describe('Guest who ordered it') }),
      )
      .describe('The lines that it paid for by name, whoever ordered them'),
  })
  .describe('Share of their table’s bill that a guest paid');

export const receiptPaymentSchema = z
  .strictObject({
    order_id: idSchema,
    share_id: idSchema.nullable().describe('Share of the bill the guest paid it with'),
    payment_method: paymentMethodSchema,
    card: paidCardSchema.nullable().describe('The guest’s own, where the processor tells it'),
    paid_by: guestNameSchema
      .nullable()
      .describe('Tablemate who paid; null = the guest, or money taken at the counter'),
    amount: centsSchema.describe('With tax and tips'),
    refunded_amount: centsSchema.describe('Given back of it'),
  })
  .describe('Money one payment brought for an order; an order’s payments add up to what is paid');

/** Receipt behind a link: no phone number, and of the tablemates only items that the guest paid for. */
export const receiptSchema = z.strictObject({
  guest_id: idSchema,
  name: z.string(),
  room_number: z
    .string()
    .nullable()
    .describe('Of a hotel’s guest, who pays later on the room; null = none'),
  can_rename: z.boolean().describe('Until the table is closed'),
  language: languageSchema,
  restaurant: restaurantSchema.pick({
    restaurant_id: true,
    endpoint: true,
    name: true,
    address: true,
    legal_name: true,
    tax_number: true,
    phone_number: true,
    logo: true,
    theme: true,
    links: true,
    currency: true,
    language: true,
    active_languages: true,
    timezone: true,
    pay_at_counter_label: true,
    is_sandbox: true,
  }),
  orders: z.array(orderSchema),
  paid_shares: z.array(paidShareSchema),
  payments: z.array(receiptPaymentSchema).describe('Payments of the orders, the oldest first'),
  review: reviewSchema.nullable(),
  item_ratings: z.array(
    z.strictObject({ item_id: idSchema, rating: z.union([z.literal(1), z.literal(-1)]) }),
  ),
});

export type Guest = z.infer<typeof guestSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type PaidShare = z.infer<typeof paidShareSchema>;
export type ReceiptPayment = z.infer<typeof receiptPaymentSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
