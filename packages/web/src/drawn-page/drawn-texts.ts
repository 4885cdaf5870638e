import { type LoadTexts, loadTexts, type TextGroup, type Texts } from '@comanda/i18n';

/** Of the texts that a document brings when a server drew it: the element that holds them, and what they are. */
export const TEXTS_ID = 'texts';
export const TEXTS_GROUP: TextGroup = 'browsing';

/** Loads texts as ever, but for those that came with the document, in its language. */
export function loaderFor(page: Document): LoadTexts {
  const { lang } = page.documentElement;
  const held = page.getElementById(TEXTS_ID)?.textContent;
  return async (language, group) =>
    held && group === TEXTS_GROUP && language === lang
      ? (JSON.parse(held) as Partial<Texts>) // our server's own
      : loadTexts(language, group);
}
