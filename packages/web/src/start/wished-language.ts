import type { Language } from '@comanda/contracts';
import { isLanguage, readPreferredLanguage } from '@comanda/i18n';

/** Returns the language that the guest chose before, else the first of the browser's that there are texts in; undefined when there is none. */
export function wishedLanguage(): Language | undefined {
  return [
    readPreferredLanguage(document.cookie),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ].find(isLanguage);
}
