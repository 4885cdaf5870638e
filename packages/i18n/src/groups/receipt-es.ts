import rating from '../../locales/es/rating.json';
import receipt from '../../locales/es/receipt.json';

/** One chunk: what only the receipt page says. */
export const texts = { rating, receipt };
