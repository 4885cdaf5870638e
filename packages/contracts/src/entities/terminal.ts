import { z } from 'zod';
import { idSchema } from './primitives';

/** A card reader. */
export const terminalSchema = z.strictObject({
  terminal_id: idSchema,
  kiosk_id: idSchema.nullable().describe('The kiosk it stands at; null = at the counter'),
  label: z.string(),
  is_online: z.boolean(),
  serial_number: z.string(),
});

export type Terminal = z.infer<typeof terminalSchema>;
