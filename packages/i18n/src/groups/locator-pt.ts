import common from '../../locales/pt/common.json';
import language from '../../locales/pt/language.json';
import locator from '../../locales/pt/locator.json';
import page from '../../locales/pt/page.json';

/** One chunk: everything that the locator says. */
export const texts = { common, language, locator, page };
