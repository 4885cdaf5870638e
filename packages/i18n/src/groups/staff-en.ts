import allergen from '../../locales/en/allergen.json';
import common from '../../locales/en/common.json';
import error from '../../locales/en/error.json';
import language from '../../locales/en/language.json';
import page from '../../locales/en/page.json';
import reader from '../../locales/en/reader.json';
import staff from '../../locales/en/staff.json';

/** One chunk: everything that the app of the restaurant's staff says. */
export const texts = { allergen, common, error, language, page, reader, staff };
