import common from '../../locales/fr/common.json';
import home from '../../locales/fr/home.json';
import language from '../../locales/fr/language.json';
import menu from '../../locales/fr/menu.json';
import page from '../../locales/fr/page.json';
import schedule from '../../locales/fr/schedule.json';

/** One chunk: what a diner reads before a dish is opened, and what every page says. */
export const texts = { common, home, language, menu, page, schedule };
