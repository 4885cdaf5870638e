import allergen from '../../locales/fr/allergen.json';
import cart from '../../locales/fr/cart.json';
import diet from '../../locales/fr/diet.json';
import error from '../../locales/fr/error.json';
import item from '../../locales/fr/item.json';

/** One chunk: what a diner reads from the dish to the cart. */
export const texts = { allergen, cart, diet, error, item };
