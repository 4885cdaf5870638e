import common from '../../locales/en/common.json';
import home from '../../locales/en/home.json';
import language from '../../locales/en/language.json';
import menu from '../../locales/en/menu.json';
import page from '../../locales/en/page.json';
import schedule from '../../locales/en/schedule.json';

/** One chunk: what a diner reads before a dish is opened, and what every page says. */
export const texts = { common, home, language, menu, page, schedule };
