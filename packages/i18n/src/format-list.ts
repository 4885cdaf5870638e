import type { Language } from '@comanda/contracts';

/** As Intl writes them, which a test compares. Its own first list keeps a slow phone from everything else for a twentieth of a second. */
const LAST: Readonly<Record<Language, (last: string, isPair: boolean) => string>> = {
  en: (last, isPair) => `${isPair ? '' : ','} and ${last}`,
  fr: (last) => ` et ${last}`,
  es: (last) => ` ${SOUNDS_LIKE_Y.test(last) ? 'e' : 'y'} ${last}`,
  pt: (last) => ` e ${last}`,
};
const SOUNDS_LIKE_Y = /^(?:i|hi(?![ae]))/i;

/** Words as a list in a sentence: `milk, eggs, and nuts`. */
export function formatList(words: readonly string[], language: Language): string {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return words.join('');
  return words.slice(0, -1).join(', ') + LAST[language](last, words.length === 2);
}
