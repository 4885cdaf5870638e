import cart from '../../locales/es/cart.json';
import common from '../../locales/es/common.json';
import page from '../../locales/es/page.json';
import rating from '../../locales/es/rating.json';
import receipt from '../../locales/es/receipt.json';

/** One chunk: everything the receipt page says, which loads no other. */
export const texts = { cart, common, page, rating, receipt };
