import type { Language } from '@comanda/contracts';
import { LOCALES } from './language';

// Making an Intl formatter takes a hundred times as long as using it.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A number formatter, made once for each language and options. */
export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return cached(
    numberFormats,
    language,
    options,
    (locale) => new Intl.NumberFormat(locale, options),
  );
}

/** A date formatter, made once for each language and options. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cached(
    dateFormats,
    language,
    options,
    (locale) => new Intl.DateTimeFormat(locale, options),
  );
}

function cached<F>(
  formats: Map<string, F>,
  language: Language,
  options: object,
  make: (locale: string) => F,
): F {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? make(LOCALES[language]);
  formats.set(key, format);
  return format;
}
