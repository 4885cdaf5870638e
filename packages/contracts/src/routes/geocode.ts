import { z } from 'zod';
import { placeSchema } from '../entities/place';
import { calls } from '../calls';
import { defineRoute } from './define-route';

export const geocodeRoutes = {
  geocode: defineRoute({
    ...calls.geocode,
    summary: 'Where a town, a US postal code or, with a geocoder configured, an address is',
    area: 'geocode',
    audience: 'public',
    query: z.strictObject({
      q: z.string().trim().min(1).max(200),
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .optional()
        .describe('ISO 3166-1 code; only places there'),
    }),
    reply: z.strictObject({
      places: z.array(placeSchema).max(10).describe('The likeliest first'),
      attribution: z.string().describe('Source of the data; show it where the places are shown'),
    }),
    errors: ['rate_limited'],
  }),
} as const;
