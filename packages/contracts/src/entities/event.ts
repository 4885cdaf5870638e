import { z } from 'zod';
import { deliveryStatusSchema } from './delivery';
import { orderStatusSchema, paymentStatusSchema } from './order';
import { idSchema } from './primitives';
import { restaurantStateSchema } from './restaurant';

/** Event on the stream: enough to know the data to refetch, never personal data. */
export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('restaurant.changed'),
    restaurant_id: idSchema,
    menu_version: z.int(),
    state: restaurantStateSchema,
  }),
  z.strictObject({
    type: z.literal('order.changed'),
    restaurant_id: idSchema,
    table_id: idSchema,
    table_session_id: idSchema,
    guest_id: idSchema,
    order_id: idSchema,
    status: orderStatusSchema,
    payment_status: paymentStatusSchema.nullable(),
  }),
  z
    .strictObject({
      type: z.literal('table.changed'),
      restaurant_id: idSchema,
      table_id: idSchema,
      table_session_id: idSchema,
    })
    .describe('Its guests, what they ordered or what is paid'),
  z
    .strictObject({
      type: z.literal('table.closed'),
      restaurant_id: idSchema,
      table_id: idSchema,
      table_session_id: idSchema,
    })
    .describe('The party’s time is over; its streams end'),
  z
    .strictObject({
      type: z.literal('call.changed'),
      restaurant_id: idSchema,
      table_id: idSchema,
      call_id: idSchema,
      is_done: z.boolean(),
    })
    .describe('A table asked for somebody, or somebody went'),
  z
    .strictObject({
      type: z.literal('device.changed'),
      restaurant_id: idSchema,
      device_id: idSchema,
    })
    .describe('A device was closed or opened, or has reported a fault'),
  z
    .strictObject({
      type: z.literal('screen.changed'),
      restaurant_id: idSchema,
    })
    .describe('An order that a screen for guests may show has changed; it names none'),
  z
    .strictObject({
      type: z.literal('delivery.changed'),
      restaurant_id: idSchema,
      guest_id: idSchema,
      order_id: idSchema,
      status: deliveryStatusSchema,
    })
    .describe('A courier was found, came further or gave up'),
]);

export type ComandaEvent = z.infer<typeof eventSchema>;
