import { z } from 'zod';
import { endpointSchema, idSchema } from './primitives';
import { restaurantSchema } from './restaurant';
import { intervalSchema, scheduleExceptionSchema } from './schedule';

/** A place on the map, in words and as a point. */
export const placeSchema = z.strictObject({
  label: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Hours as the locator shows them: the restaurant's own, else those of all its menus. */
export const placeHoursSchema = z.strictObject({
  intervals: z.array(intervalSchema),
  exceptions: z.array(scheduleExceptionSchema).describe('From yesterday on, for a month'),
});

/** A restaurant as the locator shows it. */
export const nearbyPlaceSchema = z.strictObject({
  restaurant_id: idSchema,
  endpoint: endpointSchema,
  name: z.string(),
  address: z.string(),
  phone_number: z.string().nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: restaurantSchema.shape.timezone,
  state: restaurantSchema.shape.state,
  order_mode: restaurantSchema.shape.order_mode,
  delivers: z.boolean(),
  hours: placeHoursSchema.nullable().describe('null = it opens soon'),
  distance_m: z.int().min(0).nullable().describe('null = no position was asked for'),
});

/** A restaurant as a point with a name. */
export const placePointSchema = nearbyPlaceSchema.pick({
  restaurant_id: true,
  name: true,
  latitude: true,
  longitude: true,
  delivers: true,
});

export type PlaceHours = z.infer<typeof placeHoursSchema>;
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>;
export type PlacePoint = z.infer<typeof placePointSchema>;
export type Place = z.infer<typeof placeSchema>;
