import { z } from 'zod';
import { centsSchema, percentageSchema } from './primitives';

/** The rates of a dish by how it is sold; null = the restaurant's own rate. */
export const taxRatesSchema = z.strictObject({
  dine_in: percentageSchema.nullable(),
  take_out: percentageSchema.nullable(),
  delivery: percentageSchema.nullable(),
});

export const taxAmountSchema = z.strictObject({
  rate: percentageSchema,
  taxable: centsSchema.describe('Net of discounts; with prices that include tax, the price itself'),
  amount: centsSchema,
});

export type TaxRates = z.infer<typeof taxRatesSchema>;
export type TaxAmount = z.infer<typeof taxAmountSchema>;
