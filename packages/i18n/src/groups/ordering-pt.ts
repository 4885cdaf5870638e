import allergen from '../../locales/pt/allergen.json';
import cart from '../../locales/pt/cart.json';
import common from '../../locales/pt/common.json';
import diet from '../../locales/pt/diet.json';
import error from '../../locales/pt/error.json';
import home from '../../locales/pt/home.json';
import item from '../../locales/pt/item.json';
import language from '../../locales/pt/language.json';
import menu from '../../locales/pt/menu.json';
import page from '../../locales/pt/page.json';
import schedule from '../../locales/pt/schedule.json';

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
