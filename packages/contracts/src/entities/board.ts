import { z } from 'zod';
import { deliveryZoneKeySchema } from './delivery';
import { orderSchema } from './order';
import { idSchema, instantSchema } from './primitives';
import { tableSectionTypeSchema } from './table';

export const paidStateSchema = z.enum([
  'UNPAID',
  'PARTLY_PAID',
  'PAID',
  'PARTLY_REFUNDED',
  'REFUNDED',
]);

/** An order as the kitchen and the counter see it. */
export const boardOrderSchema = orderSchema.extend({
  table_label: z.string().nullable().describe('What staff call the table; none for take-out'),
  section_type: tableSectionTypeSchema,
  delivery_zone: deliveryZoneKeySchema,
  waiting_seconds: z.int().min(0).describe('Since it was placed'),
  paid_state: paidStateSchema,
});

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

export type PaidState = z.infer<typeof paidStateSchema>;
export type BoardOrder = z.infer<typeof boardOrderSchema>;
export type WaiterCall = z.infer<typeof waiterCallSchema>;
