import legal from '../../locales/pt/legal.json';

/** One chunk: the documents that are read once, if ever. */
export const texts = { legal };
