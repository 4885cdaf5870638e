import allergen from '../../locales/pt/allergen.json';
import cart from '../../locales/pt/cart.json';
import diet from '../../locales/pt/diet.json';
import error from '../../locales/pt/error.json';
import item from '../../locales/pt/item.json';

/** One chunk: what a diner reads from the dish to the cart. */
export const texts = { allergen, cart, diet, error, item };
