import reader from '../../locales/fr/reader.json';

/** One chunk: what is said where a card is paid with at a reader. */
export const texts = { reader };
