import cart from '../../locales/fr/cart.json';
import common from '../../locales/fr/common.json';
import page from '../../locales/fr/page.json';
import rating from '../../locales/fr/rating.json';
import receipt from '../../locales/fr/receipt.json';

/** One chunk: everything the receipt page says, which loads no other. */
export const texts = { cart, common, page, rating, receipt };
