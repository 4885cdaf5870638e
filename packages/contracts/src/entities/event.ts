import { z } from 'zod';
import { orderStatusSchema, paymentStatusSchema } from './order';
import { idSchema } from './primitives';
import { restaurantStateSchema } from './restaurant';

/** What travels on the event stream: enough to know what to read again, never a person's data. */
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
    guest_id: idSchema,
    order_id: idSchema,
    status: orderStatusSchema,
    payment_status: paymentStatusSchema.nullable(),
  }),
]);

export type ComandaEvent = z.infer<typeof eventSchema>;
