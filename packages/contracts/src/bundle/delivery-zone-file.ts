import { z } from 'zod';
import { centsSchema } from '../entities/primitives';

const cornerSchema = z
  .tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
  .describe('[latitude, longitude]');

/** Which addresses a zone holds. */
export const deliveryAreaSchema = z.union([
  z.strictObject({
    radius_m: z.int().min(50).max(200_000).describe('Metres around the restaurant'),
  }),
  z.strictObject({ polygon: z.array(cornerSchema).min(3).max(200) }),
  z.strictObject({
    postal_codes: z
      .array(
        z
          .string()
          .regex(/^[A-Z0-9]{2,10}$/)
          .describe('Capital letters and digits without spaces, such as M6K'),
      )
      .min(1)
      .max(500)
      .describe('Beginning of a postal code, without spaces, e.g. M6K'),
  }),
]);

/** Where the restaurant's own riders go, and for how much. The first zone that holds an address counts. */
export const deliveryZoneSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
    .describe('Small letters, digits and dashes, such as city-centre'),
  area: deliveryAreaSchema,
  fee: centsSchema,
  min_spend: centsSchema.default(0),
  minutes: z.int().min(1).max(240).describe('On the road, once the order is ready'),
});

export type DeliveryZone = z.infer<typeof deliveryZoneSchema>;
