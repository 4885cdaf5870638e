import type { Place } from '@comanda/contracts';
import { fold } from './fold';
import { firstNotBefore, type PackedTexts, textAt } from './packed-texts';
import { countryName, regionOf, regionWords } from './regions';

/** The lists as pack-gazetteers.mjs posts them. Cities are sorted by key, postal codes by number. */
export type PackedGazetteers = {
  readonly cities: {
    readonly count: number;
    readonly keys: PackedTexts;
    readonly names: PackedTexts;
    readonly countries: PackedTexts;
    readonly regions: readonly string[];
    readonly region: Uint16Array;
    readonly population: Uint32Array;
    readonly longitude: Float32Array;
    readonly latitude: Float32Array;
  };
  readonly zips: {
    readonly code: Uint32Array;
    readonly longitude: Float32Array;
    readonly latitude: Float32Array;
  };
};

export type Gazetteer = {
  /** Places whose name begins so, the likeliest first; `country` is an ISO code in capitals. */
  readonly search: (query: string, country: string | null, most: number) => Place[];
};

/** How much likelier a place is whose whole name was written, in powers of ten of its people. */
const WHOLE_NAME = 1;
const FIVE_DECIMALS = 100_000;

/** Looks places up in the packaged lists. */
export function createGazetteer({ cities, zips }: PackedGazetteers): Gazetteer {
  return {
    search(query, country, most) {
      const zip = /^(\d{5})(?:-\d{4})?$/.exec(query.trim())?.[1];
      if (zip !== undefined) return country === null || country === 'US' ? findZip(zip) : [];
      const [first = '', ...rest] = query.split(',').map((part) => fold(part));
      if (first === '') return [];
      const further = rest.filter((part) => part !== '');
      return candidates(first, further, country)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ index }) => ({ label: labelOf(index), ...pointOf(cities, index) }));
    },
  };

  function candidates(name: string, further: readonly string[], country: string | null) {
    const found: { index: number; score: number }[] = [];
    for (let index = firstNotBefore(cities.keys, name); index < cities.count; index += 1) {
      const key = textAt(cities.keys, index);
      if (!key.startsWith(name)) break;
      if (country !== null && textAt(cities.countries, index) !== country) continue;
      if (!further.every((word) => wordsOf(index).some((each) => each.startsWith(word)))) continue;
      const people = Math.log10((cities.population[index] ?? 0) + 1);
      found.push({ index, score: people + (key === name ? WHOLE_NAME : 0) });
    }
    return found;
  }

  /** Words that distinguish a place from others of the same name. */
  function wordsOf(index: number): string[] {
    return regionWords(textAt(cities.countries, index), regionCodeOf(index));
  }

  function labelOf(index: number): string {
    const country = textAt(cities.countries, index);
    const region = regionOf(country, regionCodeOf(index));
    return [
      textAt(cities.names, index),
      ...(region === null ? [] : [region]),
      countryName(country),
    ].join(', ');
  }

  function regionCodeOf(index: number): string {
    return cities.regions[cities.region[index] ?? 0] ?? '';
  }

  function findZip(zip: string): Place[] {
    const index = zips.code.indexOf(Number(zip));
    if (index === -1) return [];
    const point = pointOf(zips, index);
    return [{ label: `${zip}, ${labelOf(nearestCity(point))}`, ...point }];
  }

  function nearestCity({ latitude, longitude }: Omit<Place, 'label'>): number {
    const narrowing = Math.cos((latitude * Math.PI) / 180);
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < cities.count; index += 1) {
      const north = (cities.latitude[index] ?? 0) - latitude;
      const east = ((cities.longitude[index] ?? 0) - longitude) * narrowing;
      const distance = north * north + east * east;
      if (distance < least) [nearest, least] = [index, distance];
    }
    return nearest;
  }
}

function pointOf(
  { latitude, longitude }: Pick<PackedGazetteers['zips'], 'latitude' | 'longitude'>,
  index: number,
): Omit<Place, 'label'> {
  return { latitude: rounded(latitude[index]), longitude: rounded(longitude[index]) };
}

/** The lists have five decimals, a metre; their packing adds some that mean nothing. */
function rounded(degrees = 0): number {
  return Math.round(degrees * FIVE_DECIMALS) / FIVE_DECIMALS;
}
