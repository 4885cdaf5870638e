import type { StockEntry } from '@comanda/staff/stock';
import Fuse from 'fuse.js';

/** How far a name may differ from what was typed. */
const THRESHOLD = 0.35;

/** Returns the entries whose name or place fits what was typed, the best first; all of them while nothing is typed. */
export function searchStock(entries: readonly StockEntry[], wanted: string): readonly StockEntry[] {
  const text = wanted.trim();
  if (text === '') return entries;
  const fuse = new Fuse(entries, {
    keys: [
      { name: 'name', weight: 3 },
      { name: 'place', weight: 1 },
    ],
    threshold: THRESHOLD,
    ignoreDiacritics: true,
    ignoreLocation: true,
  });
  return fuse.search(text).map(({ item }) => item);
}
