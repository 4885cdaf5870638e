import allergen from '../../locales/es/allergen.json';
import cart from '../../locales/es/cart.json';
import diet from '../../locales/es/diet.json';
import error from '../../locales/es/error.json';
import item from '../../locales/es/item.json';

/** One chunk: what a diner reads from the dish to the cart. */
export const texts = { allergen, cart, diet, error, item };
