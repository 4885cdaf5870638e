import type { Place } from '@comanda/contracts';
import type { StoredPlace } from '../places/load-places';

/** A Canadian postal code, or the first half of one, which names its area. */
const TYPED = /^\s*([a-z]\d[a-z])(?:\s*\d[a-z]\d)?\s*$/i;
const IN_ADDRESS = /\b([a-z]\d[a-z])\s*\d[a-z]\d\b/i;

type Located = Pick<StoredPlace, 'address' | 'latitude' | 'longitude'>;

/**
 * Where a Canadian postal code is, by the restaurants in its area: the packaged lists have none, since Canada Post licenses
 * them. Areas without a restaurant are not found.
 */
export function findPostalArea(query: string, places: readonly Located[]): Place[] {
  const area = TYPED.exec(query)?.[1]?.toUpperCase();
  if (area === undefined) return [];
  const inside = places.filter(
    ({ address }) => IN_ADDRESS.exec(address)?.[1]?.toUpperCase() === area,
  );
  if (inside.length === 0) return [];
  return [
    {
      label: `${area}, Canada`,
      latitude: mean(inside.map(({ latitude }) => latitude)),
      longitude: mean(inside.map(({ longitude }) => longitude)),
    },
  ];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
