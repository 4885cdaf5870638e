import type { Language } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import type { i18n as I18n } from 'i18next';
import { MenuPage } from '#app/web-pages';

const loaded = new Map<Language, Promise<I18n>>();

/** Texts of the server-rendered pages in a language, loaded once. */
export function i18nFor(language: Language): Promise<I18n> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}

async function load(language: Language): Promise<I18n> {
  const i18n = await createI18n({ language, groups: ['browsing'] });
  await MenuPage.preload(i18n);
  return i18n;
}
