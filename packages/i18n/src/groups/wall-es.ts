import common from '../../locales/es/common.json';
import error from '../../locales/es/error.json';
import language from '../../locales/es/language.json';
import page from '../../locales/es/page.json';
import wall from '../../locales/es/wall.json';

/** One chunk: everything that a screen on the wall says. */
export const texts = { common, error, language, page, wall };
