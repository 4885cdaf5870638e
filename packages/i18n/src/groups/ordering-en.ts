import allergen from '../../locales/en/allergen.json';
import cart from '../../locales/en/cart.json';
import common from '../../locales/en/common.json';
import diet from '../../locales/en/diet.json';
import error from '../../locales/en/error.json';
import home from '../../locales/en/home.json';
import item from '../../locales/en/item.json';
import language from '../../locales/en/language.json';
import menu from '../../locales/en/menu.json';
import page from '../../locales/en/page.json';
import schedule from '../../locales/en/schedule.json';

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
