import { type Diet, DIETS, type Item, type Menu } from '@comanda/contracts';
import { type Token, wordsOf } from './fold-text';
import { joinTokens, type Term, termsOf } from './query-terms';
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
 * `dietNames` gives the names that guests have for a diet mark, by which its dishes are found (SEARCH-13).
 */
export function openSearch(
  menus: readonly Menu[],
  dietNames: (diet: Diet) => readonly string[],
): Search {
  const entries = menus
    .filter(({ is_active, menu_status }) => is_active && menu_status !== 'HIDDEN')
    .flatMap(entriesOf);
  const words = entries.map((entry) => textsOf(entry).map(wordsOf));
  const findWord = indexWords(words.map(weigh));
  const writings = words.map((texts) => texts.map((each) => each.join(' ')));
  const namesByDiet = DIETS.map((diet) => ({ diet, names: dietNames(diet).map(joinTokens) }));
  const allNames = namesByDiet.flatMap(({ names }) => names);
  // The next keystroke changes one word; the others are found already.
  let known = new Map<string, Found>();

  return (query) => {
    const asked = new Map<string, Found>();
    function find(word: string): Found {
      const found = asked.get(word) ?? known.get(word) ?? findWord(word);
      asked.set(word, found);
      return found;
    }
    const scores = new Map([
      ...inAll(termsOf(query, allNames).map((term) => scoresOf(term, find))),
      ...scoresById(query),
    ]);
    known = asked;
    return Array.from(scores, ([place, score]) => ({ place, score, entry: entries[place] }))
      .toSorted(
        (a, b) => rankOf(a.entry) - rankOf(b.entry) || b.score - a.score || a.place - b.place,
      )
      .flatMap(({ entry }) => entry ?? []);
  };

  /** The entries of a term. A whole diet name is never guessed: it is marked, or written so (SEARCH-13). */
  function scoresOf(term: Term, find: (word: string) => Found): Found {
    const { tokens, joined, diet } = term;
    if (diet === null) return inAll(tokens.map((token) => scoresOfToken(token, find)));
    const written =
      diet === 'whole'
        ? scoresOfWriting(joined)
        : inAll(tokens.map((token) => scoresOfToken(token, find)));
    return inEither(written, scoresOfMark(joined));
  }

  function scoresOfMark(beginning: string): Found {
    const diets = namesByDiet
      .filter(({ names }) => names.some((name) => name.startsWith(beginning)))
      .map(({ diet }) => diet);
    return scoresWhere(
      (entry) => entry.kind === 'item' && diets.some((diet) => entry.item.diets?.includes(diet)),
    );
  }

  function scoresOfWriting(name: string): Found {
    const written = new RegExp(`(?:^| )${[...name].join(' ?')}`, 'u');
    return scoresWhere((_, place) => writings[place]?.some((text) => written.test(text)) ?? false);
  }

  function scoresWhere(fits: (entry: SearchResult, place: number) => boolean): Found {
    return new Map(
      entries.flatMap((entry, place) => (fits(entry, place) ? [[place, DESCRIPTION]] : [])),
    );
  }

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

function textsOf(entry: SearchResult): string[] {
  return entry.kind === 'menu' ? [entry.menu.name] : [entry.item.name, entry.item.description];
}

function weigh([name = [], description = []]: readonly string[][]): WeighedWords[] {
  return [
    { words: name, weight: NAME },
    { words: description, weight: DESCRIPTION },
  ];
}

/** The entries in which a token was found: each part of what hyphens join, or the whole. */
function scoresOfToken({ parts, whole }: Token, find: (word: string) => Found): Found {
  const apart = inAll(parts.map(find));
  return parts.length === 1 ? apart : inEither(apart, find(whole));
}

/** The entries in which everything was found (SEARCH-4). */
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
