import type { Language } from '@comanda/contracts';
import { isLanguage } from '@comanda/i18n';

/** A page that came with its document: a server drew it, as of some moment. */
export type DrawnPage = {
  readonly language: Language;
  readonly at: Date;
  readonly menu_version: number;
};

/** Reads the document's data about its page; null when it holds none. */
export function readDrawnPage({ lang, dataset }: HTMLElement): DrawnPage | null {
  const { drawnAt, menuVersion } = dataset;
  if (drawnAt === undefined || !isLanguage(lang)) return null;
  return {
    language: lang,
    at: new Date(Number(drawnAt)),
    menu_version: Number(menuVersion),
  };
}
