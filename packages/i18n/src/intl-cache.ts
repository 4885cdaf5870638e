import type { Language } from '@comanda/contracts';
import { LOCALES } from './language';

// Making an Intl formatter takes a hundred times as long as using it.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A date formatter, made once for each language and options. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  dateFormats.set(key, format);
  return format;
}
