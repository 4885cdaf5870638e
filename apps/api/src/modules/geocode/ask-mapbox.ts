import type { Place } from '@comanda/contracts';
import { z } from 'zod';
import type { Config } from '../../config';

const TIMEOUT_MS = 2500;

const answerSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: z.string(),
        full_address: z.string().optional(),
        place_formatted: z.string().optional(),
      }),
    }),
  ),
});

type Question = {
  readonly query: string;
  readonly country: string | null;
  readonly most: number;
  readonly types?: string;
};

/** Asks Mapbox (https://docs.mapbox.com/api/search/geocoding/). Throws when it does not answer in time or in its form. */
export async function askMapbox(
  { token, apiBase }: NonNullable<Config['mapbox']>,
  { query, country, most, types }: Question,
): Promise<Place[]> {
  const url = new URL(`${apiBase}/search/geocode/v6/forward`);
  url.searchParams.set('q', query);
  url.searchParams.set('limit', String(most));
  if (types !== undefined) url.searchParams.set('types', types);
  if (country !== null) url.searchParams.set('country', country);
  url.searchParams.set('access_token', token);
  const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!reply.ok) throw new Error(`Mapbox answered ${reply.status}.`);
  const { features } = answerSchema.parse(await reply.json());
  return features.map(({ geometry, properties }) => {
    const [longitude, latitude] = geometry.coordinates;
    const { name, full_address, place_formatted } = properties;
    const label =
      full_address ?? (place_formatted === undefined ? name : `${name}, ${place_formatted}`);
    return { label, latitude, longitude };
  });
}
