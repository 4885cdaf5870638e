import { z } from 'zod';
import { centsSchema, currencySchema } from './primitives';

export const paymentMethodSchema = z.enum(['CARD', 'WALLET', 'COUNTER', 'TERMINAL']);

export const paymentIntentSchema = z.strictObject({
  payment_intent_id: z.string(),
  amount: centsSchema,
  currency: currencySchema,
  client_secret: z.string(),
});

export const processorSchema = z
  .strictObject({
    publishable_key: z.string(),
    account_id: z.string().nullable(),
    script_url: z
      .url()
      .nullable()
      .describe('A stand-in for the processor’s own script; sandbox only'),
  })
  .describe('What the browser needs to talk to the processor');

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
export type Processor = z.infer<typeof processorSchema>;
