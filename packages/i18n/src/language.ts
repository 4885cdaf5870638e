import { LANGUAGES, type Language } from '@comanda/contracts';

/** Languages by their own names: who looks for theirs must not have to read another. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
};

/** The Intl locale that dates and money of a language are written in. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  fr: 'fr-CA',
  es: 'es-419',
  pt: 'pt-BR',
};

/** Whether a text is one of the four language codes. */
export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}
