import { z } from 'zod';
import { deliverySchema, deliveryZoneKeySchema } from './delivery';
import { orderItemSchema } from './order';
import { centsSchema } from './primitives';

/** Delivery data for staff, to deliver or to talk to the courier. */
export const staffDeliverySchema = deliverySchema.omit({ is_cancellable: true }).extend({
  order_number: z.string().nullable(),
  dropoff_instructions: z.string(),
  dropoff_name: z.string(),
  dropoff_phone_number: z.string(),
  items: z.array(orderItemSchema).describe('The dishes to bring'),
  delivery_zone: deliveryZoneKeySchema,
  delivery_tip: centsSchema,
  courier_phone: z.string().nullable(),
  attempt: z.int().min(1).describe('The how-manieth courier this is'),
  cost: centsSchema.nullable().describe('Fee that the service charges the restaurant'),
  failure: z.string().nullable().describe('Why nobody brings it, in the service’s words'),
});

export type StaffDelivery = z.infer<typeof staffDeliverySchema>;
