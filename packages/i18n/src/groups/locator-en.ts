import common from '../../locales/en/common.json';
import language from '../../locales/en/language.json';
import locator from '../../locales/en/locator.json';
import page from '../../locales/en/page.json';

/** One chunk: everything that the locator says. */
export const texts = { common, language, locator, page };
