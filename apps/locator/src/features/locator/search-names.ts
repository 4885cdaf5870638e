import type { PlacePoint } from '@comanda/contracts';
import Fuse from 'fuse.js';

const MOST = 3;

/** Finds restaurants by their names, in spite of slips. */
export function searchNames(places: readonly PlacePoint[]): (text: string) => PlacePoint[] {
  const fuse = new Fuse(places, {
    keys: ['name'],
    threshold: 0.3,
    ignoreLocation: true,
    minMatchCharLength: 2,
  });
  return (text) => fuse.search(text, { limit: MOST }).map(({ item }) => item);
}
