import { nearness, toWord, type Word } from './nearness';

/** Words, and what each stands in: the place of an entry, and how much it counts there. */
export type WordList = readonly (Word & { readonly places: ReadonlyMap<number, number> })[];

/** Words of an entry that count so much. */
export type WeighedWords = { readonly words: readonly string[]; readonly weight: number };

/** Collects the words of entries; in each a word counts as much as where it counts most. */
export function listWords(entries: readonly (readonly WeighedWords[])[]): WordList {
  const places = new Map<string, Map<number, number>>();
  for (const [place, parts] of entries.entries()) {
    for (const { words, weight } of parts) {
      for (const word of words) {
        const known = places.get(word) ?? new Map<number, number>();
        places.set(word, known.set(place, Math.max(known.get(place) ?? 0, weight)));
      }
    }
  }
  return Array.from(places, ([text, known]) => ({ ...toWord(text), places: known }));
}

/** The entries that what was typed is found in, with how well; where it fits several words, the best of them. */
export function lookUp(list: WordList, text: string): ReadonlyMap<number, number> {
  const typed = toWord(text);
  const found = new Map<number, number>();
  for (const word of list) {
    const near = nearness(typed, word);
    if (near === 0) continue;
    for (const [place, weight] of word.places) {
      found.set(place, Math.max(found.get(place) ?? 0, near * weight));
    }
  }
  return found;
}
