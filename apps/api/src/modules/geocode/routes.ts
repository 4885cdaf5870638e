import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { remember } from '../../shared/remember';
import { askMapbox } from './ask-mapbox';
import { findPostalArea } from './postal-area';

const MOST_PLACES = 10;
const DAY_MS = 24 * 3_600_000;
const PACKAGED = 'Places: GeoNames (CC BY 4.0); US postal codes: U.S. Census Bureau';
const MAPBOX = '© Mapbox © OpenStreetMap';

/** Where a place is: by Mapbox when there is a token for it, by the packaged lists otherwise, and while it does not answer. */
export function geocodeHandlers({
  config,
  clock,
  log,
  gazetteer,
  placeDirectory,
}: Deps): Pick<Handlers, 'geocode'> {
  const { mapbox } = config;
  const ask = remember((key) => askMapboxFor(key), {
    for_ms: DAY_MS,
    most: 2000,
    now: () => clock.now().getTime(),
  });

  async function askMapboxFor(key: string) {
    if (mapbox === null) return null;
    const [country, query] = JSON.parse(key) as [string | null, string]; // made below
    return askMapbox(mapbox, { query, country, most: MOST_PLACES });
  }

  return {
    async geocode({ query: { q, country } }) {
      const within = country?.toUpperCase() ?? null;
      const answered = await ask(JSON.stringify([within, q.toLowerCase()])).catch(
        (error: unknown) => {
          log.warn({ err: error }, 'the geocoder does not answer; the packaged lists do');
          return null;
        },
      );
      if (answered !== null) return ok({ places: answered, attribution: MAPBOX });
      const listed = (await gazetteer()).search(q, within, MOST_PLACES);
      const isElsewhere = within !== null && within !== 'CA';
      const places =
        listed.length > 0 || isElsewhere
          ? listed
          : findPostalArea(q, (await placeDirectory.read()).all);
      return ok({ places, attribution: PACKAGED });
    },
  };
}
