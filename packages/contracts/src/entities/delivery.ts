import { z } from 'zod';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '../constants';
import { centsSchema, currencySchema, idSchema, instantSchema } from './primitives';

export const deliveryProviderSchema = z
  .enum(['IN_HOUSE', 'NASH', 'DOORDASH'])
  .describe('Brought by the restaurant’s own riders, or by a courier service');

export const deliveryStatusSchema = z
  .enum([
    'WAITING',
    'DISPATCHED',
    'ASSIGNED',
    'PICKUP_ENROUTE',
    'PICKUP_ARRIVED',
    'PICKED_UP',
    'DROPOFF_ENROUTE',
    'DROPOFF_ARRIVED',
    'DELIVERED',
    'CANCELLED',
    'FAILED',
  ])
  .describe(
    'WAITING: nobody was sent for yet. FAILED: nobody brings it, unless somebody else is sent',
  );

/** The zone of the restaurant's own riders that held the address when the order's delivery was priced. */
export const deliveryZoneKeySchema = z
  .string()
  .nullable()
  .describe('Key of the zone that the restaurant’s riders bring it to; null = no zone');

/** Public data of a delivered order. */
export const orderDeliverySchema = z.strictObject({
  status: deliveryStatusSchema,
  dropoff_eta: instantSchema.describe('When it is expected at the door'),
});

/** Delivery data for the guest who ordered. */
export const deliverySchema = orderDeliverySchema.extend({
  order_id: idSchema,
  guest_id: idSchema,
  provider: deliveryProviderSchema,
  tracking_url: z
    .string()
    .nullable()
    .describe('Where the courier can be followed, once there is one'),
  courier_name: z.string().nullable(),
  dropoff_address: z.string(),
  is_cancellable: z.boolean().describe('Whether delivery/cancel would be granted now'),
  is_cancelling: z.boolean().describe('Asked for, and not yet confirmed by the courier service'),
  updated_at: instantSchema,
});

export const deliveryQuoteSchema = z.strictObject({
  id: idSchema.describe('delivery_quote_id of the order that takes it up'),
  fee: centsSchema,
  currency: currencySchema,
  dropoff_eta: instantSchema,
  expires_at: instantSchema.describe('By the server’s clock; then another has to be asked for'),
  expires_in_seconds: z.int().min(0),
  min_spend: centsSchema.describe('Least sum of the dishes'),
  delivery_tip: centsSchema.describe('Tip promised to the courier; the order’s must be the same'),
});

export const dropoffFields = {
  dropoff_address: z.string().trim().min(5).max(MAX_ADDRESS_LENGTH),
  dropoff_instructions: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
  dropoff_phone_number: z.string().trim().min(1).max(30).describe('As it was typed, or in E.164'),
  guest_first_name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  guest_last_name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
};

export type DeliveryProvider = z.infer<typeof deliveryProviderSchema>;
export type DeliveryStatus = z.infer<typeof deliveryStatusSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
