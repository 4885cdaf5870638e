import allergen from '../../locales/en/allergen.json';
import cart from '../../locales/en/cart.json';
import diet from '../../locales/en/diet.json';
import error from '../../locales/en/error.json';
import item from '../../locales/en/item.json';

/** One chunk: what a diner reads from the dish to the cart. */
export const texts = { allergen, cart, diet, error, item };
