import type { Language } from '@comanda/contracts';
import { isLanguage } from './language';

type Wishes = {
  /** Value of the cookie preferred-language. */
  readonly cookie: string | null | undefined;
  /** An Accept-Language header, or navigator.languages. */
  readonly accept: string | readonly string[] | null | undefined;
  readonly active_languages: readonly Language[];
  readonly restaurant_language: Language;
};

/** The language to greet a guest in: the chosen one, else the browser's, else the restaurant's; always one the restaurant offers. */
export function resolveLanguage({
  cookie,
  accept,
  active_languages,
  restaurant_language,
}: Wishes): Language {
  const accepted = typeof accept === 'string' ? parseAcceptLanguage(accept) : (accept ?? []);
  const wishes = [cookie, ...accepted.map((tag) => tag.toLowerCase().split('-')[0])];
  return (
    wishes.filter(isLanguage).find((language) => active_languages.includes(language)) ??
    restaurant_language
  );
}

/** Language tags of an Accept-Language header, the dearest first. */
function parseAcceptLanguage(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
