import rating from '../../locales/fr/rating.json';
import receipt from '../../locales/fr/receipt.json';

/** One chunk: what only the receipt page says. */
export const texts = { rating, receipt };
