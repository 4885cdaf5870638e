import { z } from 'zod';
import { paymentTotalsSchema } from '../entities/order';
import { paymentIntentSchema, processorSchema } from '../entities/payment';
import { idSchema } from '../entities/primitives';
import { paymentServiceSchema } from '../entities/restaurant';

/** A payment that was opened, and all that a browser needs to confirm it. */
export const intentReplySchema = z.strictObject({
  payment_service: paymentServiceSchema,
  payment_intent: paymentIntentSchema,
  response: z
    .string()
    .describe(
      'How the browser goes on: STRIPE, the client_secret; NUVEI, the address of the payment page; NMI and BAMBORA, the payment_intent_id that a card’s token is sent with',
    ),
  processor: processorSchema,
  order_id: idSchema,
  share_id: idSchema.nullable().describe('The share of the bill that it pays; null = a new order'),
  totals: paymentTotalsSchema,
});
