import common from '../../locales/pt/common.json';
import home from '../../locales/pt/home.json';
import language from '../../locales/pt/language.json';
import menu from '../../locales/pt/menu.json';
import page from '../../locales/pt/page.json';
import schedule from '../../locales/pt/schedule.json';

/** One chunk: what a diner reads before a dish is opened, and what every page says. */
export const texts = { common, home, language, menu, page, schedule };
