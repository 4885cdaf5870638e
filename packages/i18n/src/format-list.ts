import type { Language } from '@comanda/contracts';

/** A word of a list, and what stands between it and the one before. */
export type ListPart = { readonly before: string; readonly word: string };

/** As Intl writes them, which a test compares. Its own first list keeps a slow phone from everything else for a twentieth of a second. */
const LAST: Readonly<Record<Language, (last: string, isPair: boolean) => string>> = {
  en: (_, isPair) => `${isPair ? '' : ','} and `,
  fr: () => ' et ',
  es: (last) => ` ${SOUNDS_LIKE_Y.test(last) ? 'e' : 'y'} `,
  pt: () => ' e ',
};
const SOUNDS_LIKE_Y = /^(?:i|hi(?![ae]))/i;

/** Words as a list in a sentence: `milk, eggs, and nuts`. */
export function formatList(words: readonly string[], language: Language): string {
  return listParts(words, language)
    .map(({ before, word }) => before + word)
    .join('');
}

/** The same list in its parts, for words that are more than text. */
export function listParts(words: readonly string[], language: Language): readonly ListPart[] {
  return words.map((word, place) => {
    if (place === 0) return { before: '', word };
    const isLast = place === words.length - 1;
    return { before: isLast ? LAST[language](word, words.length === 2) : ', ', word };
  });
}
