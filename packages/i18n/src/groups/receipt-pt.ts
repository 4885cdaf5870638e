import rating from '../../locales/pt/rating.json';
import receipt from '../../locales/pt/receipt.json';

/** One chunk: what only the receipt page says. */
export const texts = { rating, receipt };
