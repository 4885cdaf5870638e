import { LANGUAGES, type Language } from '@comanda/contracts';
import { slugOf } from '../make-keys';

export const COLUMNS = [
  'menu',
  'category',
  'name',
  'size',
  'price',
  'description',
  'options',
] as const;

export type Column = (typeof COLUMNS)[number];

/** The heading of each column in the languages of the product. */
export const HEADINGS: Readonly<Record<Column, Readonly<Record<Language, string>>>> = {
  menu: { en: 'menu', fr: 'menu', es: 'menú', pt: 'cardápio' },
  category: { en: 'category', fr: 'catégorie', es: 'categoría', pt: 'categoria' },
  name: { en: 'name', fr: 'nom', es: 'nombre', pt: 'nome' },
  size: { en: 'size', fr: 'format', es: 'tamaño', pt: 'tamanho' },
  price: { en: 'price', fr: 'prix', es: 'precio', pt: 'preço' },
  description: { en: 'description', fr: 'description', es: 'descripción', pt: 'descrição' },
  options: { en: 'options', fr: 'options', es: 'opciones', pt: 'opções' },
};

/** Headings of the spreadsheets that Toast, Clover and Square write. */
const ALIASES: Readonly<Record<Column, readonly string[]>> = {
  menu: ['Menu Name'],
  category: ['Menu Group', 'Group', 'Categories', 'Category Name', 'Reporting Category', 'Section'],
  name: ['Item Name', 'Item', 'Menu Item', 'Dish', 'Product', 'Plat', 'Plato', 'Prato'],
  size: ['Variation Name', 'Variation', 'Taille', 'Size Name'],
  price: ['Base Price', 'Item Price', 'Unit Price'],
  description: ['Item Description', 'Long Description'],
  options: [],
};

/** Columns that change what a row of such a spreadsheet means. */
const MARKS = {
  price_type: ['Price Type'],
  hidden: ['Hidden'],
  archived: ['Archived'],
  sellable: ['Sellable'],
} as const satisfies Record<string, readonly string[]>;

export type Mark = keyof typeof MARKS;

const COLUMN_OF = new Map<string, Column>(
  COLUMNS.flatMap((column) =>
    [...LANGUAGES.map((language) => HEADINGS[column][language]), ...ALIASES[column]].map(
      (heading): [string, Column] => [slugOf(heading), column],
    ),
  ),
);
const MARK_OF = new Map<string, Mark>(
  (Object.keys(MARKS) as Mark[]).flatMap(
    (
      mark, // the keys of a constant
    ) => MARKS[mark].map((heading): [string, Mark] => [slugOf(heading), mark]),
  ),
);

export type Headings = {
  /** Position of each column that the file has. */
  readonly columns: ReadonlyMap<Column, number>;
  readonly marks: ReadonlyMap<Mark, number>;
  /** Positions that say nothing to us. */
  readonly unknown: readonly number[];
};

/** Finds the columns by their headings; of two that mean the same, the first counts. */
export function readHeadings(row: readonly string[]): Headings {
  const columns = new Map<Column, number>();
  const marks = new Map<Mark, number>();
  const unknown: number[] = [];
  for (const [index, heading] of row.entries()) {
    const slug = slugOf(heading);
    const column = COLUMN_OF.get(slug);
    const mark = MARK_OF.get(slug);
    if (column !== undefined && !columns.has(column)) columns.set(column, index);
    else if (mark !== undefined && !marks.has(mark)) marks.set(mark, index);
    else unknown.push(index);
  }
  return { columns, marks, unknown };
}
