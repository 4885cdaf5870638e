const MARKS = /\p{Mark}/gu;
const LIGATURES = /[œæßøł]/gu;
const UNFOLDED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };
const NOT_A_WORD = /[^\p{Letter}\p{Number}]+/u;
const APOSTROPHES = /['’]/gu;

/** A text without what nobody types on a phone: capitals, accents and ligatures (SEARCH-3). */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LIGATURES, (letter) => UNFOLDED[letter] ?? letter);
}

/** The words of a text, folded; an apostrophe belongs to its word. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(APOSTROPHES, '')
    .split(NOT_A_WORD)
    .filter((word) => word !== '');
}
