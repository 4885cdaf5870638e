import common from '../../locales/es/common.json';
import language from '../../locales/es/language.json';
import locator from '../../locales/es/locator.json';
import page from '../../locales/es/page.json';

/** One chunk: everything that the locator says. */
export const texts = { common, language, locator, page };
