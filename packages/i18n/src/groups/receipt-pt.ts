import allergen from '../../locales/pt/allergen.json';
import cart from '../../locales/pt/cart.json';
import common from '../../locales/pt/common.json';
import diet from '../../locales/pt/diet.json';
import error from '../../locales/pt/error.json';
import language from '../../locales/pt/language.json';
import order from '../../locales/pt/order.json';
import page from '../../locales/pt/page.json';
import rating from '../../locales/pt/rating.json';
import receipt from '../../locales/pt/receipt.json';

/** One chunk: everything the receipt page says. */
export const texts = {
  allergen,
  cart,
  common,
  diet,
  error,
  language,
  order,
  page,
  rating,
  receipt,
};
