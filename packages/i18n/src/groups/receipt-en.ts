import cart from '../../locales/en/cart.json';
import common from '../../locales/en/common.json';
import page from '../../locales/en/page.json';
import rating from '../../locales/en/rating.json';
import receipt from '../../locales/en/receipt.json';

/** One chunk: everything the receipt page says, which loads no other. */
export const texts = { cart, common, page, rating, receipt };
