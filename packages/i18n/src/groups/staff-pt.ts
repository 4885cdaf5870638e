import allergen from '../../locales/pt/allergen.json';
import common from '../../locales/pt/common.json';
import error from '../../locales/pt/error.json';
import language from '../../locales/pt/language.json';
import page from '../../locales/pt/page.json';
import reader from '../../locales/pt/reader.json';
import staff from '../../locales/pt/staff.json';

/** One chunk: everything that the app of the restaurant's staff says. */
export const texts = { allergen, common, error, language, page, reader, staff };
