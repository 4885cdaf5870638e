import allergen from '../../locales/es/allergen.json';
import cart from '../../locales/es/cart.json';
import common from '../../locales/es/common.json';
import diet from '../../locales/es/diet.json';
import error from '../../locales/es/error.json';
import home from '../../locales/es/home.json';
import item from '../../locales/es/item.json';
import language from '../../locales/es/language.json';
import menu from '../../locales/es/menu.json';
import page from '../../locales/es/page.json';
import schedule from '../../locales/es/schedule.json';

/** One chunk: what a diner reads up to the cart. */
export const texts = {
  allergen,
  cart,
  common,
  diet,
  error,
  home,
  item,
  language,
  menu,
  page,
  schedule,
};
