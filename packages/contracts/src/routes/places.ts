import { z } from 'zod';
import { nearbyPlaceSchema, placePointSchema } from '../entities/place';
import { idSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const countrySchema = z.string().length(2).describe('ISO 3166-1 code');
const ofFranchise = { franchise: idSchema.optional().describe('Only restaurants of this one') };

export const placeRoutes = {
  listNearby: defineRoute({
    ...calls.listNearby,
    summary:
      'Restaurants of franchises around a position, the nearest first; without a position by name',
    area: 'restaurants',
    audience: 'public',
    query: z.strictObject({
      ...ofFranchise,
      latitude: z.coerce.number<number | string>().min(-90).max(90).optional(),
      longitude: z.coerce.number<number | string>().min(-180).max(180).optional(),
      radius: z.coerce.number<number | string>().positive().max(20_000).default(50),
      unit: z.enum(['km', 'mi']).default('km'),
      delivery: z.enum(['true', 'false']).default('false').describe('Only those that deliver'),
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      places: z.array(nearbyPlaceSchema),
      nearest: nearbyPlaceSchema
        .nullable()
        .describe('Where there are no places in the radius: the nearest one outside of it'),
      offers_delivery: z.boolean().describe('Whether one in the radius delivers'),
      countries: z
        .array(countrySchema)
        .describe('Of all restaurants, the country with the most first'),
      visitor_country: countrySchema
        .nullable()
        .describe('Of the visitor, where the network in front of the server says so'),
    }),
    errors: [],
  }),
  listPlaces: defineRoute({
    ...calls.listPlaces,
    summary:
      'Every restaurant of a franchise as a point with a name, and how to draw a map of them',
    area: 'restaurants',
    audience: 'public',
    query: z.strictObject(ofFranchise),
    reply: z.strictObject({
      places: z.array(placePointSchema),
      map: z
        .strictObject({ access_token: z.string(), api_base: z.url() })
        .nullable()
        .describe('Mapbox, where it is configured; null = an outline that needs no service'),
    }),
    errors: [],
  }),
} as const;
