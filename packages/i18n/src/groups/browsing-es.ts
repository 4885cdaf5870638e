import common from '../../locales/es/common.json';
import home from '../../locales/es/home.json';
import language from '../../locales/es/language.json';
import menu from '../../locales/es/menu.json';
import page from '../../locales/es/page.json';
import schedule from '../../locales/es/schedule.json';

/** One chunk: what a diner reads before a dish is opened, and what every page says. */
export const texts = { common, home, language, menu, page, schedule };
