import allergen from '../../locales/fr/allergen.json';
import cart from '../../locales/fr/cart.json';
import common from '../../locales/fr/common.json';
import diet from '../../locales/fr/diet.json';
import error from '../../locales/fr/error.json';
import language from '../../locales/fr/language.json';
import order from '../../locales/fr/order.json';
import page from '../../locales/fr/page.json';
import rating from '../../locales/fr/rating.json';
import receipt from '../../locales/fr/receipt.json';

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
