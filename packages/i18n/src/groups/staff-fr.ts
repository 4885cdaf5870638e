import allergen from '../../locales/fr/allergen.json';
import common from '../../locales/fr/common.json';
import error from '../../locales/fr/error.json';
import language from '../../locales/fr/language.json';
import page from '../../locales/fr/page.json';
import reader from '../../locales/fr/reader.json';
import staff from '../../locales/fr/staff.json';

/** One chunk: everything that the app of the restaurant's staff says. */
export const texts = { allergen, common, error, language, page, reader, staff };
