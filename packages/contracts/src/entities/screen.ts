import { z } from 'zod';
import { orderStatusSchema } from './order';
import { instantSchema } from './primitives';

/** An order as everybody in the room may see it: nothing of its guest but the first name, and that only by the restaurant's choice. */
export const screenOrderSchema = z.strictObject({
  order_number: z.string(),
  name: z.string().nullable().describe('The first name; null = the restaurant shows none'),
  status: orderStatusSchema.extract(['ORDER_PREPARING', 'ORDER_READY']),
  ready_at: instantSchema.nullable().describe('When it became ready; null while it is prepared'),
});

export type ScreenOrder = z.infer<typeof screenOrderSchema>;
