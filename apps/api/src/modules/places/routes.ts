import { ok } from '@comanda/kernel';
import type { FastifyRequest } from 'fastify';
import { createDocumentMemory } from '../restaurants/document-memory';
import type { Deps } from '../../deps';
import { answerDocument } from '../../http/public-document';
import type { Handlers } from '../../http/route';
import { listNearby } from './list-nearby';

const COUNTRY = /^[A-Z]{2}$/;
/** Cloudflare's words for "not known" and for a visitor through Tor. */
const NO_COUNTRIES = ['XX', 'T1'];

/** The calls of the locator, answered from memory. */
export function placeHandlers({
  placeDirectory,
  clock,
  config,
}: Pick<Deps, 'placeDirectory' | 'clock' | 'config'>): Pick<Handlers, 'listNearby' | 'listPlaces'> {
  const documentOf = createDocumentMemory();

  function visitorCountry({ headers }: FastifyRequest): string | null {
    if (config.countryHeader === null) return null;
    const country = String(headers[config.countryHeader] ?? '').toUpperCase();
    return COUNTRY.test(country) && !NO_COUNTRIES.includes(country) ? country : null;
  }

  return {
    async listNearby({ query, request }) {
      const found = listNearby(await placeDirectory.read(), query, clock.now());
      return ok({ ...found, visitor_country: visitorCountry(request) });
    },

    async listPlaces({ query: { franchise }, request }) {
      const places = await placeDirectory.read();
      const { map } = config;
      const document = documentOf(places, franchise ?? '', 'places', () => ({
        places: places.all
          .filter(({ franchise_id }) => franchise === undefined || franchise_id === franchise)
          .map(({ restaurant_id, name, latitude, longitude, delivers }) => ({
            restaurant_id,
            name,
            latitude,
            longitude,
            delivers,
          })),
        map: map && { access_token: map.accessToken, api_base: map.apiBase },
      }));
      return ok(await answerDocument(request, document));
    },
  };
}
