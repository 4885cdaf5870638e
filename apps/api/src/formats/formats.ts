import { readCsv } from './csv/read-csv';
import { readDominos } from './dominos/read-dominos';
import type { ForeignMenu, ReadOptions } from './foreign-menu';
import { readGrabFood } from './grabfood/read-grabfood';
import { readSchemaOrg } from './schema-org/read-schema-org';
import { readSquare } from './square/read-square';
import { readTastyIgniter } from './tastyigniter/read-tastyigniter';
import { readUberEats } from './uber-eats/read-uber-eats';

/** The menus of other systems that can be read. */
export const FORMATS = [
  'csv',
  'square',
  'uber-eats',
  'dominos',
  'tastyigniter',
  'grabfood',
  'schema-org',
] as const;

/** Those whose menu is one file; the parts of the others may come in several. */
export const ONE_FILE: ReadonlySet<Format> = new Set(['csv', 'uber-eats', 'grabfood']);

export type Format = (typeof FORMATS)[number];

/** The parsed files of one restaurant as what they say; null when they are not of this format. */
export function readForeign(
  format: Format,
  files: readonly unknown[],
  options: ReadOptions,
): ForeignMenu | null {
  if (format === 'tastyigniter') return readTastyIgniter(files, options);
  const [file] = files;
  switch (format) {
    case 'csv':
      return readCsv(file);
    case 'square':
      return readSquare(files.length === 1 ? file : files, options);
    case 'uber-eats':
      return readUberEats(file);
    case 'dominos':
      return readDominos(files, options);
    case 'grabfood':
      return readGrabFood(file);
    case 'schema-org':
      return readSchemaOrg(files.length === 1 ? file : files, options);
  }
}
