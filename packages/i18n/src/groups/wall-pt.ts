import common from '../../locales/pt/common.json';
import error from '../../locales/pt/error.json';
import language from '../../locales/pt/language.json';
import page from '../../locales/pt/page.json';
import wall from '../../locales/pt/wall.json';

/** One chunk: everything that a screen on the wall says. */
export const texts = { common, error, language, page, wall };
