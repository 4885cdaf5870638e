import { LANGUAGES, type PageRenderer } from '@comanda/contracts';
import { readPreferredLanguage, resolveLanguage } from '@comanda/i18n';

/** Language of a page that belongs to no one restaurant: the visitor's choice, their browser's, or English. */
export const spokenLanguage: PageRenderer['languageFor'] = ({ cookie, accept }) =>
  resolveLanguage({
    cookie: readPreferredLanguage(cookie ?? ''),
    accept,
    active_languages: LANGUAGES,
    restaurant_language: 'en',
  });
