import type { NearbyReply } from '@comanda/api-client';
import type { PageRenderer } from '@comanda/contracts';
import { createI18n, LOCALES } from '@comanda/i18n';
import { spokenLanguage } from '@comanda/web/documents';
import { pathTo } from '#app/paths';
import { drawPage } from './draw-page';
import { makeDocument } from './make-document';

/** This app's page, for the server that sends it. A search is another page for each visitor and is left to the browser. */
export const pages: PageRenderer = {
  callsFor: (address) => (address === pathTo('locator', {}) ? ['/api/restaurants/nearby'] : null),
  languageFor: spokenLanguage,
  async draw({ now, language, replies }, site) {
    const found = replies[0] as NearbyReply; // the one call that callsFor names
    const i18n = await createI18n({ language, groups: ['locator'] });
    const markup = await drawPage({ found, now, i18n });
    const { t } = i18n;
    return makeDocument({
      site,
      language,
      locale: LOCALES[language],
      title: t('locator.title'),
      description: t('locator.description'),
      found,
      now,
      markup,
    });
  },
};
