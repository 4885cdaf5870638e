import table from '../../locales/es/table.json';

/** One chunk: what a diner reads at a table, from its code to the shared bill. */
export const texts = { table };
