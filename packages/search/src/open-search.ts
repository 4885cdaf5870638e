import type { Item, Menu } from '@comanda/contracts';
import { wordsOf } from './fold-text';
import { listWords, lookUp, type WeighedWords } from './word-list';

export type SearchResult =
  | { readonly kind: 'menu'; readonly menu: Menu }
  | { readonly kind: 'item'; readonly menu: Menu; readonly item: Item };

/** What is found by a query, best first. */
export type Search = (query: string) => SearchResult[];

type Found = ReadonlyMap<number, number>;

const NAME = 4;
const DESCRIPTION = 1;
const SHORTEST_ID = 8;

/** Makes the menus that can be ordered from searchable (SEARCH-1). Make it once per menu document. */
export function openSearch(menus: readonly Menu[]): Search {
  const entries = menus
    .filter(({ is_active, menu_status }) => is_active && menu_status !== 'HIDDEN')
    .flatMap(entriesOf);
  const list = listWords(entries.map(partsOf));
  // The next keystroke changes one word: the others are as they were.
  let remembered = new Map<string, Found>();

  return (query) => {
    const words = [...new Set(wordsOf(query))];
    remembered = new Map(words.map((word) => [word, remembered.get(word) ?? lookUp(list, word)]));
    const scores = new Map([...scoresOf([...remembered.values()]), ...scoresById(query)]);
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

function partsOf(entry: SearchResult): WeighedWords[] {
  if (entry.kind === 'menu') return [{ words: wordsOf(entry.menu.name), weight: NAME }];
  const { name, description } = entry.item;
  return [
    { words: wordsOf(name), weight: NAME },
    { words: wordsOf(description), weight: DESCRIPTION },
  ];
}

/** The entries in which every word was found (SEARCH-4). */
function scoresOf([first, ...others]: readonly Found[]): Found {
  const scores = new Map<number, number>();
  for (const [place, score] of first ?? []) {
    const rest = others.map((found) => found.get(place) ?? 0);
    if (rest.every((each) => each > 0)) {
      scores.set(
        place,
        rest.reduce((sum, each) => sum + each, score),
      );
    }
  }
  return scores;
}
