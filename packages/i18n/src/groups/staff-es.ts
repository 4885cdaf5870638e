import allergen from '../../locales/es/allergen.json';
import common from '../../locales/es/common.json';
import error from '../../locales/es/error.json';
import language from '../../locales/es/language.json';
import page from '../../locales/es/page.json';
import reader from '../../locales/es/reader.json';
import staff from '../../locales/es/staff.json';

/** One chunk: everything that the app of the restaurant's staff says. */
export const texts = { allergen, common, error, language, page, reader, staff };
