import { z } from 'zod';
import { billSchema } from './bill';
import { deliveryZoneKeySchema } from './delivery';
import { guestSchema } from './guest';
import { lateOrderSchema } from './late-order';
import { orderSchema, orderStatusSchema } from './order';
import { centsSchema, idSchema, instantSchema } from './primitives';
import { restaurantTableSchema, tableSectionTypeSchema } from './table';

export const paidStateSchema = z.enum([
  'UNPAID',
  'PARTLY_PAID',
  'PAID',
  'PARTLY_REFUNDED',
  'REFUNDED',
]);

/** An order as the kitchen and the counter see it. */
export const boardOrderSchema = orderSchema.extend({
  table_label: z.string().nullable().describe('Name of the table for staff; none for take-out'),
  parking_spot: z
    .string()
    .nullable()
    .describe('Where the guest waits in a car, once they said so; null = in none'),
  section: z.string().nullable().describe('The name of the section that its table stands in'),
  section_type: tableSectionTypeSchema,
  delivery_zone: deliveryZoneKeySchema,
  paid_state: paidStateSchema,
  refund_pending: centsSchema.describe(
    'Asked back from cards and not confirmed by the processor yet',
  ),
  seen_at: instantSchema
    .nullable()
    .describe(
      'The first tap on any board since its last round or refund; null = nobody has seen it',
    ),
  handled_by: z
    .string()
    .nullable()
    .describe('The member of staff who acted on it last; null = nobody yet, or a device'),
  late: lateOrderSchema
    .nullable()
    .describe('Of an order that a kiosk took while it had no connection; null = of any other'),
});

/** An order of the past, with the end of its guest's phone number. */
export const pastOrderSchema = boardOrderSchema.extend({
  phone_ending: z.string().nullable().describe('The last digits; never more of the number'),
});

/** The acts of staff on an order that are kept. */
export const orderActKindSchema = z.enum([
  'order.accepted',
  'order.moved',
  'order.undone',
  'order.paid',
  'order.refunded',
  'receipt.texted',
]);

/** One act of staff on an order. */
export const orderActSchema = z.strictObject({
  act_id: idSchema,
  act: orderActKindSchema,
  by: z.string().nullable().describe('The member of staff; null = it happened by itself'),
  at: instantSchema,
  to: orderStatusSchema.nullable().describe('Where it moved the order; null = it moved nothing'),
});

export const printedPaperSchema = z.enum(['ticket', 'receipt', 'slip']);

/** A table that asked for somebody to come. */
export const waiterCallSchema = z.strictObject({
  call_id: idSchema,
  table_id: idSchema,
  table_label: z.string().nullable(),
  guest_name: z.string(),
  request: z.string(),
  created_at: instantSchema,
  done_at: instantSchema.nullable(),
});

/** A party at a table: its guests, what they ordered and what they owe. */
export const partySchema = z.strictObject({
  table_session_id: idSchema,
  opened_at: instantSchema,
  guests: z.array(guestSchema),
  orders: z.array(orderSchema).describe('The newest first'),
  bill: billSchema.nullable().describe('null = nothing was ordered that is paid afterwards'),
});

/** A table as staff see it, with all that its parties did. */
export const staffTableSchema = z.strictObject({
  table: restaurantTableSchema,
  parties: z.array(partySchema).describe('The first to come first; several at a standing table'),
});

export type Party = z.infer<typeof partySchema>;
export type StaffTable = z.infer<typeof staffTableSchema>;
export type PastOrder = z.infer<typeof pastOrderSchema>;
export type PrintedPaper = z.infer<typeof printedPaperSchema>;
export type OrderAct = z.infer<typeof orderActSchema>;
export type PaidState = z.infer<typeof paidStateSchema>;
export type BoardOrder = z.infer<typeof boardOrderSchema>;
export type WaiterCall = z.infer<typeof waiterCallSchema>;
