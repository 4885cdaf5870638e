const MARKS = /\p{Mark}/gu;
const LIGATURES = /[œæßøł]/gu;
const UNFOLDED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };
const SPACE = /\s+/u;
const NOT_A_WORD = /[^\p{Letter}\p{Number}]+/u;
const APOSTROPHES = /['’]/gu;

/** The words of one run of letters between spaces: "Coca-Cola" has the parts coca and cola, and is cocacola as a whole. */
export type Token = { readonly parts: readonly string[]; readonly whole: string };

/** The tokens of a text without capitals, accents, ligatures and apostrophes (SEARCH-3, SEARCH-12). */
export function tokensOf(text: string): Token[] {
  return foldText(text)
    .replace(APOSTROPHES, '')
    .split(SPACE)
    .map((token) => token.split(NOT_A_WORD).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ parts, whole: parts.join('') }));
}

/** The words by which a text is found: each part, and what hyphens join as one word. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).flatMap(({ parts, whole }) =>
    parts.length > 1 ? [...parts, whole] : parts,
  );
}

function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LIGATURES, (letter) => UNFOLDED[letter] ?? letter);
}
