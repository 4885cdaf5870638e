import { z } from 'zod';
import { terminalVendorSchema } from '../entities/terminal';
import { nameSchema } from './name-file';

/** A card reader of the restaurant, as restaurant.yaml lists it. */
export const terminalFileSchema = z
  .strictObject({
    vendor: terminalVendorSchema,
    reader: z
      .string()
      .regex(/^[\w-]{4,64}$/)
      .describe('STRIPE: the reader’s id (tmr_…); NUVEI: the TPN on its back'),
    label: nameSchema.max(60),
    serial_number: z.string().trim().max(60).default(''),
    location: z
      .string()
      .regex(/^tml_\w+$/)
      .describe('As Stripe names it: tml_…')
      .nullable()
      .default(null)
      .describe('STRIPE: where it is registered'),
  })
  .refine(({ vendor, reader }) => vendor !== 'NUVEI' || /^\d{10,12}$/.test(reader), {
    path: ['reader'],
    message: 'a TPN has 10 to 12 digits',
  })
  .refine(({ vendor, reader }) => vendor !== 'STRIPE' || reader.startsWith('tmr_'), {
    path: ['reader'],
    message: 'Stripe’s readers begin with tmr_',
  });

export type TerminalFile = z.infer<typeof terminalFileSchema>;
