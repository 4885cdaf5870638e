import Fuse from 'fuse.js';

/** Words of an entry that count so much. */
export type WeighedWords = { readonly words: readonly string[]; readonly weight: number };

/** Entries by their place, with how well each fits, from 0 to its weight. */
export type Found = ReadonlyMap<number, number>;

/** The share of a typed word's letters that may be wrong (SEARCH-5). */
const THRESHOLD = 0.3;
/** A shorter word is part of too many others: it is found only at a beginning. */
const SHORTEST_PART = 3;

/**
 * Indexes the different words of entries, so that a query is compared with each word once, however many dishes it stands in.
 * The returned function finds the entries that a typed word fits.
 */
export function indexWords(entries: readonly (readonly WeighedWords[])[]): (word: string) => Found {
  const weights = new Map<string, Map<number, number>>();
  for (const [place, parts] of entries.entries()) {
    for (const { words, weight } of parts) {
      for (const word of words) {
        const known = weights.get(word) ?? new Map<number, number>();
        weights.set(word, known.set(place, Math.max(known.get(place) ?? 0, weight)));
      }
    }
  }
  const fuse = new Fuse([...weights.keys()], {
    threshold: THRESHOLD,
    includeScore: true,
    shouldSort: false,
    useExtendedSearch: true,
  });

  return (typed) => {
    const found = new Map<number, number>();
    // A caret asks for words that begin so.
    for (const { item, score = 0 } of fuse.search(
      typed.length < SHORTEST_PART ? `^${typed}` : typed,
    )) {
      for (const [place, weight] of weights.get(item) ?? [])
        found.set(place, Math.max(found.get(place) ?? 0, (1 - score) * weight));
    }
    return found;
  };
}
