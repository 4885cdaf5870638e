import table from '../../locales/fr/table.json';

/** One chunk: what a diner reads at a table, from its code to the shared bill. */
export const texts = { table };
