import common from '../../locales/fr/common.json';
import language from '../../locales/fr/language.json';
import locator from '../../locales/fr/locator.json';
import page from '../../locales/fr/page.json';

/** One chunk: everything that the locator says. */
export const texts = { common, language, locator, page };
