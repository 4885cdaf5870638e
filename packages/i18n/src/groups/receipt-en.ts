import rating from '../../locales/en/rating.json';
import receipt from '../../locales/en/receipt.json';

/** One chunk: what only the receipt page says. */
export const texts = { rating, receipt };
