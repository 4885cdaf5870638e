import type { Diet, Item, Menu } from '@comanda/contracts';
import { tokensOf, wordsOf } from './fold-text';
import { type Found, indexWords, type WeighedWords } from './word-index';

export type SearchResult =
  | { readonly kind: 'menu'; readonly menu: Menu }
  | { readonly kind: 'item'; readonly menu: Menu; readonly item: Item };

/** Finds menus and items by a query, best first. */
export type Search = (query: string) => SearchResult[];

const NAME = 4;
const DESCRIPTION = 1;
const SHORTEST_ID = 8;

/**
 * Makes the menus that can be ordered from searchable (SEARCH-1). Call it once per menu document, when the search is opened.
 * `dietName` gives the word that guests see for a diet mark, by which its dishes are found (SEARCH-13).
 */
export function openSearch(menus: readonly Menu[], dietName: (diet: Diet) => string): Search {
  const entries = menus
    .filter(({ is_active, menu_status }) => is_active && menu_status !== 'HIDDEN')
    .flatMap(entriesOf);
  const findWord = indexWords(entries.map((entry) => partsOf(entry, dietName)));
  // The next keystroke changes one word; the others are found already.
  let known = new Map<string, Found>();

  return (query) => {
    const asked = new Map<string, Found>();
    const scores = new Map([
      ...scoresOf(query, (word) => {
        const found = asked.get(word) ?? known.get(word) ?? findWord(word);
        asked.set(word, found);
        return found;
      }),
      ...scoresById(query),
    ]);
    known = asked;
    return Array.from(scores, ([place, score]) => ({ place, score, entry: entries[place] }))
      .toSorted(
        (a, b) => rankOf(a.entry) - rankOf(b.entry) || b.score - a.score || a.place - b.place,
      )
      .flatMap(({ entry }) => entry ?? []);
  };

  function scoresById(query: string): [number, number][] {
    const id = query.trim().toLowerCase();
    if (id.length < SHORTEST_ID) return [];
    return entries.flatMap((entry, place) =>
      entry.kind === 'item' && entry.item.item_id.startsWith(id) ? [[place, NAME]] : [],
    );
  }
}

/** Menus first (SEARCH-8). */
function rankOf(entry: SearchResult | undefined): number {
  return entry?.kind === 'menu' ? 0 : 1;
}

function entriesOf(menu: Menu): SearchResult[] {
  const items = menu.categories.flatMap((category) => category.items);
  return [{ kind: 'menu', menu }, ...items.map((item) => ({ kind: 'item', menu, item }) as const)];
}

function partsOf(entry: SearchResult, dietName: (diet: Diet) => string): WeighedWords[] {
  if (entry.kind === 'menu') return [{ words: wordsOf(entry.menu.name), weight: NAME }];
  const { name, description, diets } = entry.item;
  return [
    { words: wordsOf(name), weight: NAME },
    { words: wordsOf(description), weight: DESCRIPTION },
    { words: (diets ?? []).flatMap((diet) => wordsOf(dietName(diet))), weight: DESCRIPTION },
  ];
}

/** The entries in which all of a query was found (SEARCH-4): of what hyphens join either each part, or the whole. */
function scoresOf(query: string, find: (word: string) => Found): Found {
  return inAll(
    tokensOf(query).map(({ parts, whole }) => {
      const apart = inAll(parts.map(find));
      return parts.length === 1 ? apart : inEither(apart, find(whole));
    }),
  );
}

function inAll([first, ...others]: readonly Found[]): Found {
  const scores = new Map<number, number>();
  for (const [place, score] of first ?? []) {
    const rest = others.map((found) => found.get(place) ?? 0);
    if (rest.every((each) => each > 0))
      scores.set(
        place,
        rest.reduce((sum, each) => sum + each, score),
      );
  }
  return scores;
}

function inEither(one: Found, other: Found): Found {
  const scores = new Map(one);
  for (const [place, score] of other) scores.set(place, Math.max(scores.get(place) ?? 0, score));
  return scores;
}
