import { z } from 'zod';
import { percentageSchema } from '../entities/primitives';
import type { TaxRates } from '../entities/tax';

/** The tax of a dish or a category: one rate, or one for each way it is sold. */
export const taxFileSchema = z.union([
  percentageSchema,
  z.strictObject({
    dine_in: percentageSchema.optional(),
    take_out: percentageSchema.optional(),
    delivery: percentageSchema.optional(),
  }),
]);

export type TaxFile = z.infer<typeof taxFileSchema>;

/** The rates that a file says, one for each way of selling; null = nothing is said. */
export function toTaxRates(tax: TaxFile | null): TaxRates | null {
  if (tax === null) return null;
  if (typeof tax === 'string') return { dine_in: tax, take_out: tax, delivery: tax };
  const { dine_in = null, take_out = null, delivery = null } = tax;
  const isSilent = dine_in === null && take_out === null && delivery === null;
  return isSilent ? null : { dine_in, take_out, delivery };
}

/** Rates as a person would write them: one where all are the same. */
export function toTaxFile(rates: TaxRates | null): TaxFile | null {
  if (rates === null) return null;
  const { dine_in, take_out, delivery } = rates;
  if (dine_in !== null && dine_in === take_out && dine_in === delivery) return dine_in;
  return {
    ...(dine_in === null ? {} : { dine_in }),
    ...(take_out === null ? {} : { take_out }),
    ...(delivery === null ? {} : { delivery }),
  };
}
