import type { Problem } from '../foreign-menu';
import { fieldsOf, listOf, textOf } from '../json-shape';
import { type CatalogObject, nestedObjects } from './square-objects';

type Fields = Record<string, unknown>;

/** Where the things of a catalog are sold: at the chosen location, or at all of them where none is chosen. */
export type SquarePlace = {
  /** Whether a thing is sold. Without a chosen location, one that is sold at some only is a problem. */
  readonly isSold: (thing: Fields, name: string, part: string | null, found: Problem[]) => boolean;
  /** Values that the chosen location has of its own. Without one, prices and stock of single locations are problems. */
  readonly ownValues: (data: Fields, part: string, found: Problem[]) => Fields;
  /** Names of what the chosen location does not sell. */
  readonly leftOut: () => string[];
  /** A chosen location that the catalog does not name; null = no such fault. */
  readonly fault: Problem | null;
};

export function readPlace(objects: readonly CatalogObject[], location: string | null): SquarePlace {
  const left_out = new Set<string>();
  const named = [...new Set(objects.flatMap(nestedObjects).flatMap(locationsIn))].toSorted();
  const hint =
    named.length === 0 ? '' : `; say --location ID for one place, of ${named.join(', ')}`;
  const isUnknown = location !== null && !named.includes(location);
  return { isSold, ownValues, leftOut: () => [...left_out], fault: isUnknown ? unknown() : null };

  function isSold(thing: Fields, name: string, part: string | null, found: Problem[]): boolean {
    if (location !== null) {
      const isHere = isPresentAt(thing, location);
      if (!isHere) left_out.add(name);
      return isHere;
    }
    const limit = limitOf(thing);
    if (limit === null) return true;
    const leaves_out = part === null ? 'item' : 'part';
    found.push({ reason: 'place_limited', part, detail: `${limit}${hint}`, leaves_out });
    return false;
  }

  function ownValues(data: Fields, part: string, found: Problem[]): Fields {
    const places = listOf(data['locationOverrides']).map(fieldsOf);
    if (location !== null)
      return places.find((place) => textOf(place['locationId']) === location) ?? {};
    const priced = places.filter(
      (place) => place['priceMoney'] !== undefined || place['pricingType'] !== undefined,
    );
    if (priced.length > 0) refuse('price_by_place', priced);
    const gone = places.filter((place) => place['soldOut'] === true);
    if (gone.length > 0) refuse('stock_by_place', gone);
    return {};

    function refuse(reason: Problem['reason'], where: readonly Fields[]): void {
      const ids = where.map((place) => textOf(place['locationId'])).join(', ');
      found.push({ reason, part, detail: `at ${ids}${hint}`, leaves_out: 'part' });
    }
  }

  function unknown(): Problem {
    return {
      reason: 'place_unknown',
      part: null,
      detail: `${location}; the file names ${named.join(', ') || 'none'}`,
      leaves_out: 'everything',
    };
  }
}

function isPresentAt(thing: Fields, location: string): boolean {
  const isEverywhere = thing['presentAtAllLocations'] !== false;
  return isEverywhere
    ? !idsIn(thing, 'absentAtLocationIds').includes(location)
    : idsIn(thing, 'presentAtLocationIds').includes(location);
}

function limitOf(thing: Fields): string | null {
  const absent = idsIn(thing, 'absentAtLocationIds');
  const present = idsIn(thing, 'presentAtLocationIds');
  if (thing['presentAtAllLocations'] !== false)
    return absent.length === 0 ? null : `not at ${absent.join(', ')}`;
  return present.length === 0 ? 'at no location' : `at ${present.join(', ')} only`;
}

function locationsIn({ fields, data }: CatalogObject): string[] {
  const overrides = listOf(data['locationOverrides']).map((each) =>
    textOf(fieldsOf(each)['locationId']),
  );
  return [
    ...idsIn(fields, 'presentAtLocationIds'),
    ...idsIn(fields, 'absentAtLocationIds'),
    ...overrides,
  ].filter((id) => id !== '');
}

function idsIn(thing: Fields, key: string): string[] {
  return listOf(thing[key]).map(textOf);
}
