import allergen from '../../locales/en/allergen.json';
import cart from '../../locales/en/cart.json';
import common from '../../locales/en/common.json';
import diet from '../../locales/en/diet.json';
import error from '../../locales/en/error.json';
import language from '../../locales/en/language.json';
import order from '../../locales/en/order.json';
import page from '../../locales/en/page.json';
import rating from '../../locales/en/rating.json';
import receipt from '../../locales/en/receipt.json';

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
