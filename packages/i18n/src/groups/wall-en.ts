import common from '../../locales/en/common.json';
import error from '../../locales/en/error.json';
import language from '../../locales/en/language.json';
import page from '../../locales/en/page.json';
import wall from '../../locales/en/wall.json';

/** One chunk: everything that a screen on the wall says. */
export const texts = { common, error, language, page, wall };
