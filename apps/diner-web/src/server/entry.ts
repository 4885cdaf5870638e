import type { DocumentRenderer, DocumentVisit } from '@comanda/contracts';
import { loadTexts, readPreferredLanguage, resolveLanguage } from '@comanda/i18n';
import { situationAt } from '@comanda/ordering';
import { TEXTS_GROUP } from '@comanda/web/drawn-page';
import { drawPage } from './draw-page';
import { drawSheet } from './draw-sheet';
import {
  canonicalPath,
  findPage,
  needsRestaurant,
  restaurantIn,
  type ServedPage,
} from './find-page';
import { i18nFor } from './i18n-for';
import { makeDocument } from './make-document';
import { manifestOf } from './manifest';

/** Drawn pages by the menus they show, which are another object with each version. All dishes of a menu stand over one page. */
const drawnPages = new WeakMap<object, Map<string, Promise<string>>>();

/** This app's documents, for the server that sends them. */
export const documents: DocumentRenderer = {
  restaurantIn,
  needsRestaurant,
  languageFor: ({ active_languages, language }, { cookie, accept }) =>
    resolveLanguage({
      cookie: readPreferredLanguage(cookie ?? ''),
      accept,
      active_languages,
      restaurant_language: language,
    }),
  keyOf(visit) {
    const page = findPage(visit);
    const path = canonicalPath(page, visit.restaurant.endpoint);
    return path === null ? page.kind : `${path} ${situationOf(visit)}`;
  },
  async draw(visit, site) {
    const page = findPage(visit);
    const { t } = await i18nFor(visit.language);
    const markup = await markupOf(page, visit);
    const withoutScript = { told: t('error.no_script'), menus: t('menu.menus') };
    const texts = await loadTexts(visit.language, TEXTS_GROUP);
    return makeDocument({ ...site, page, visit, markup, texts, withoutScript });
  },
  manifest: manifestOf,
};

async function markupOf(page: ServedPage, visit: DocumentVisit): Promise<string> {
  if (page.kind !== 'menu' || page.dish === null) return pageMarkup(page, visit);
  const { menu, dish } = page;
  const menuMarkup = await pageMarkup({ ...page, dish: null }, visit);
  const address = canonicalPath(page, visit.restaurant.endpoint) ?? visit.address;
  return drawSheet({ menu, ...dish }, { ...visit, address }, menuMarkup);
}

function pageMarkup(page: ServedPage, visit: DocumentVisit): Promise<string> | string {
  const path = canonicalPath(page, visit.restaurant.endpoint);
  if (path === null) return '';
  const pages = drawnPages.get(visit.menus) ?? new Map<string, Promise<string>>();
  drawnPages.set(visit.menus, pages);
  const key = `${path} ${situationOf(visit)}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const drawn = drawPage({ ...visit, address: path });
  pages.set(key, drawn);
  drawn.catch(() => pages.delete(key));
  return drawn;
}

function situationOf({ restaurant, menus, now }: DocumentVisit): string {
  return situationAt(restaurant, menus, now);
}
