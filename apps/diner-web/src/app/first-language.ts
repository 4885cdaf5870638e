import type { Language } from '@comanda/contracts';
import { isLanguage, readPreferredLanguage } from '@comanda/i18n';
import { greeting } from '#features/restaurant-frame/use-offered-language';
import type { DrawnPage } from '#shared/drawn-page/drawn-page';

/** The language to begin in: the drawn page's, else what the guest chose, else what their browser would like. */
export function firstLanguage(drawn: DrawnPage | null): Language {
  const wishes = [
    drawn?.language,
    readPreferredLanguage(document.cookie),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  const wished = wishes.find(isLanguage);
  greeting.is_guess = !wished;
  // A restaurant's document is in its own language then, and any other in English.
  const { lang } = document.documentElement;
  return wished ?? (isLanguage(lang) ? lang : 'en');
}
