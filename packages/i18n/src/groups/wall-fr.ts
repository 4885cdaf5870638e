import common from '../../locales/fr/common.json';
import error from '../../locales/fr/error.json';
import language from '../../locales/fr/language.json';
import page from '../../locales/fr/page.json';
import wall from '../../locales/fr/wall.json';

/** One chunk: everything that a screen on the wall says. */
export const texts = { common, error, language, page, wall };
