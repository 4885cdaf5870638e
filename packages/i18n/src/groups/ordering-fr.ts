import allergen from '../../locales/fr/allergen.json';
import cart from '../../locales/fr/cart.json';
import common from '../../locales/fr/common.json';
import diet from '../../locales/fr/diet.json';
import error from '../../locales/fr/error.json';
import home from '../../locales/fr/home.json';
import item from '../../locales/fr/item.json';
import language from '../../locales/fr/language.json';
import menu from '../../locales/fr/menu.json';
import page from '../../locales/fr/page.json';
import schedule from '../../locales/fr/schedule.json';

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
