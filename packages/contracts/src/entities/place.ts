import { z } from 'zod';

/** A place on the map, in words and as a point. */
export const placeSchema = z.strictObject({
  label: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export type Place = z.infer<typeof placeSchema>;
