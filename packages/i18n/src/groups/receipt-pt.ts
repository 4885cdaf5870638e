import cart from '../../locales/pt/cart.json';
import common from '../../locales/pt/common.json';
import page from '../../locales/pt/page.json';
import rating from '../../locales/pt/rating.json';
import receipt from '../../locales/pt/receipt.json';

/** One chunk: everything the receipt page says, which loads no other. */
export const texts = { cart, common, page, rating, receipt };
