import { type Token, tokensOf } from './fold-text';

/** Tokens of a query that are looked up together. Those of a whole diet name are one term; so are those that begin one at the end. */
export type Term = {
  readonly tokens: readonly Token[];
  readonly joined: string;
  readonly diet: 'whole' | 'beginning' | null;
};

const SHORTEST_BEGINNING = 3;

/** Splits a query into terms; the longest diet name wins. `dietNames` are joined as by `joinTokens`. */
export function termsOf(query: string, dietNames: readonly string[]): Term[] {
  const tokens = tokensOf(query);
  const terms: Term[] = [];
  for (let start = 0; start < tokens.length; ) {
    const term = dietTermAt(tokens, start, dietNames) ?? plainTerm(tokens.slice(start, start + 1));
    terms.push(term);
    start += term.tokens.length;
  }
  return terms;
}

/** A text without spaces and marks: "Sans gluten" is sansgluten. */
export function joinTokens(text: string): string {
  return joined(tokensOf(text));
}

function dietTermAt(
  tokens: readonly Token[],
  start: number,
  dietNames: readonly string[],
): Term | null {
  for (let end = tokens.length; end > start; end -= 1) {
    const term = plainTerm(tokens.slice(start, end));
    if (dietNames.includes(term.joined)) return { ...term, diet: 'whole' };
    // Only the end of a query may still be typed.
    const isBeginning = end === tokens.length && term.joined.length >= SHORTEST_BEGINNING;
    if (isBeginning && dietNames.some((name) => name.startsWith(term.joined)))
      return { ...term, diet: 'beginning' };
  }
  return null;
}

function plainTerm(tokens: readonly Token[]): Term {
  return { tokens, joined: joined(tokens), diet: null };
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(({ whole }) => whole).join('');
}
