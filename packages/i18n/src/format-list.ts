import type { Language } from '@comanda/contracts';
import { LOCALES } from './language';

const formats = new Map<Language, Intl.ListFormat>();

/** Words as a list in a sentence: `milk, eggs and nuts`. */
export function formatList(words: readonly string[], language: Language): string {
  const format =
    formats.get(language) ?? new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  formats.set(language, format);
  return format.format(words);
}
