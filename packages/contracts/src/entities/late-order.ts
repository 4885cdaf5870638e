import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from '../constants';
import { campaignsInputSchema } from './campaign';
import { typedGuestNameSchema, orderItemInputSchema, orderTypeSchema, tipFields } from './order';
import { centsSchema, idSchema, instantSchema, languageSchema } from './primitives';
import { tableTentSchema } from './table';

/** A number that a kiosk may give to an order that it cannot send. */
export const reservedNumberSchema = z.strictObject({
  local_number: z.int().min(1).describe('Counts the numbers of this device; never given again'),
  order_number: z.string().min(1).max(8).describe('Number that the guest is called by'),
});

/** An order that a kiosk took while the server could not be reached. */
export const lateOrderInputSchema = z.strictObject({
  ...reservedNumberSchema.shape,
  reserved_by: idSchema
    .nullable()
    .default(null)
    .describe('Device of the ended pairing that reserved the number; null = this device'),
  waited_seconds: z.int().min(0).describe('Since the guest ordered, by the clock of the device'),
  order_type: orderTypeSchema,
  items: z
    .array(orderItemInputSchema.extend({ name: z.string().trim().min(1).max(MAX_NAME_LENGTH) }))
    .min(1)
    .max(MAX_ORDER_LINES)
    .describe('Each with the name that the guest read'),
  campaigns: campaignsInputSchema,
  tip_percentage: tipFields.tip_percentage,
  tip_fixed: tipFields.tip_fixed,
  order_instructions: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
  guest_name: typedGuestNameSchema.nullable().default(null),
  table_tent: tableTentSchema.nullable().default(null),
  language: languageSchema.nullable().default(null),
  shown_total: centsSchema.describe('Total shown to the guest'),
  instead_of: idSchema
    .nullable()
    .default(null)
    .describe('The guest of a call whose reply was lost: an order that it placed is this one'),
});

export const lateDifferenceSchema = z.strictObject({
  code: z.enum(['sold_out', 'left_out', 'promotion_left_out', 'closed', 'number_changed']),
  name: z
    .string()
    .describe(
      'Of the dish; of number_changed, the number that the order does not have: printed before, or in the guest’s hand; else empty',
    ),
});

/** How an order that came late differs from the one that the guest was shown. */
export const lateOrderSchema = z.strictObject({
  taken_at: instantSchema.describe('When the guest ordered'),
  shown_total: centsSchema,
  differences: z.array(lateDifferenceSchema),
});

export type ReservedNumber = z.infer<typeof reservedNumberSchema>;
export type LateOrder = z.infer<typeof lateOrderSchema>;
export type LateDifference = z.infer<typeof lateDifferenceSchema>;
