import { z } from 'zod';
import { deliveryQuoteSchema } from './delivery';
import { guestSchema } from './guest';
import { orderSchema } from './order';

export const payerSchema = z.strictObject({
  guest: guestSchema.pick({
    guest_id: true,
    table_id: true,
    name: true,
    has_phone: true,
    room_number: true,
  }),
  order: orderSchema
    .nullable()
    .describe('As it was asked for, until it is placed; null = a share of the table’s bill'),
  delivery_quote: deliveryQuoteSchema
    .nullable()
    .describe('By which it is to be brought; null = nobody brings it'),
});

export type Payer = z.infer<typeof payerSchema>;
