import allergen from '../../locales/es/allergen.json';
import cart from '../../locales/es/cart.json';
import common from '../../locales/es/common.json';
import diet from '../../locales/es/diet.json';
import error from '../../locales/es/error.json';
import language from '../../locales/es/language.json';
import order from '../../locales/es/order.json';
import page from '../../locales/es/page.json';
import rating from '../../locales/es/rating.json';
import receipt from '../../locales/es/receipt.json';

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
