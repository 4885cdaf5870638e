import type { Language } from '@comanda/contracts';
import { isLanguage } from '@comanda/i18n';
import { greeting } from '@comanda/web/language';
import type { DrawnPage } from '@comanda/web/drawn-page';
import { wishedLanguage } from '@comanda/web/start';

/** The language to begin in: the drawn page's, else what the guest chose, else what their browser would like. */
export function firstLanguage(drawn: DrawnPage | null): Language {
  const wished = drawn?.language ?? wishedLanguage();
  greeting.is_guess = !wished;
  // A restaurant's document is in its own language then, and any other in English.
  const { lang } = document.documentElement;
  return wished ?? (isLanguage(lang) ? lang : 'en');
}
