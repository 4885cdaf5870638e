import { groupBy } from '../../shared/group-by';
import type { ForeignItem, ForeignMenu, ForeignVariant, Problem } from '../foreign-menu';
import { visibleText } from '../texts';
import { type Column, HEADINGS, type Mark } from './columns';
import { readAmount } from './read-amount';
import { readOptionsCell } from './read-options-cell';
import { type CsvRow, type CsvTable, readRows } from './read-rows';

const NEEDED = ['name', 'price'] as const satisfies readonly Column[];
const YES = new Set(['y', 'yes', 'true', '1']);
const NO = new Set(['n', 'no', 'false', '0']);

/** A spreadsheet of dishes, one a row; rows with the same name and different sizes are one dish. null when it is no text. */
export function readCsv(text: unknown): ForeignMenu | null {
  if (typeof text !== 'string') return null;
  const read = readRows(text);
  if (!read.ok) return withFault(read.error);
  const table = read.value;
  const missing = NEEDED.filter((column) => !table.headings.columns.has(column));
  if (missing.length > 0) return withFault(missingText(missing, table));
  const rows = table.rows.map((row) => readRow(row, table));
  const menus = [...groupBy(rows, ({ menu }) => menu)].map(([name, dishes]) => ({
    id: name || 'menu',
    name: name || 'Menu',
    description: '',
    schedule: null,
    categories: [...groupBy(dishes, ({ category }) => category)].map(([category, own]) => ({
      id: category || 'menu',
      name: category || 'Menu',
      description: '',
      items: [...groupBy(own, dishKey).values()].map(joinSizes),
    })),
  }));
  return { restaurant: {}, currency: null, menus, problems: [], notes: unreadColumns(table) };
}

type Dish = {
  readonly menu: string;
  readonly category: string;
  readonly size: string;
  readonly item: ForeignItem;
};

function readRow(row: CsvRow, table: CsvTable): Dish {
  const problems: Problem[] = [];
  const name = cellOf('name');
  const id = `row ${row.number}`;
  const price = readPrice();
  const size = cellOf('size');
  if (name === '') fault('name_missing', 'name', '');
  if (isYes('hidden')) fault('hidden', 'hidden', '');
  if (isYes('archived')) fault('hidden', 'archived', '');
  if (NO.has(markOf('sellable'))) fault('hidden', 'sellable', '');
  const item: ForeignItem = {
    id,
    name,
    description: cellOf('description'),
    variants: [{ id, name: size, price }],
    variant_title: sizeTitle(table),
    groups: readOptionsCell(rawCell('options'), placeOf('options'), problems),
    is_in_stock: true,
    diets: null,
    allergens: null,
    problems,
  };
  return { menu: cellOf('menu'), category: cellOf('category'), size, item };

  function readPrice(): number {
    const kind = markOf('price_type');
    const written = cellOf('price');
    if (kind === 'variable') return fault('price_open', 'price_type', '');
    if (written.toLowerCase() === 'variable') return fault('price_open', 'price', '');
    if (kind !== '' && kind !== 'fixed') return fault('price_by_weight', 'price_type', kind);
    if (written === '') return fault('price_missing', 'price', '');
    return readAmount(written, problems, placeOf('price'));
  }

  function fault(reason: Problem['reason'], column: Column | Mark, detail: string): 0 {
    problems.push({ reason, part: placeOf(column), detail, leaves_out: 'item' });
    return 0;
  }

  function rawCell(column: Column): string {
    return row.cells[table.headings.columns.get(column) ?? -1] ?? '';
  }

  function cellOf(column: Column): string {
    return visibleText(rawCell(column).replaceAll(/\s+/g, ' '));
  }

  function markOf(mark: Mark): string {
    return (row.cells[table.headings.marks.get(mark) ?? -1] ?? '').trim().toLowerCase();
  }

  function isYes(mark: Mark): boolean {
    return YES.has(markOf(mark));
  }

  /** "row 7, column C (price)", as a spreadsheet program calls it. */
  function placeOf(column: Column | Mark): string {
    const { columns, marks } = table.headings;
    const index = columns.get(column as Column) ?? marks.get(column as Mark); // one of the two has it
    const letter = index === undefined ? '' : `, column ${columnLetter(index)}`;
    return `row ${row.number}${letter} (${column.replace('_', ' ')})`;
  }
}

/** Title of the choice of sizes: the file's own heading where it is a plain word. */
function sizeTitle({ titles, headings }: CsvTable): string {
  const title = visibleText(titles[headings.columns.get('size') ?? -1] ?? '').toLowerCase();
  const word = Object.values(HEADINGS.size).find((each) => each === title) ?? HEADINGS.size.en;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Rows without a size stay dishes of their own, also where they share a name. */
function dishKey({ item, size }: Dish): string {
  return size === '' ? item.id : JSON.stringify([item.name, item.description, item.groups]);
}

function joinSizes(dishes: readonly Dish[]): ForeignItem {
  const [first, ...more] = dishes.map(({ item }) => item);
  if (first === undefined) throw new Error('A dish is made of one row at least.');
  const variants: ForeignVariant[] = [first, ...more].flatMap((item) => item.variants);
  const problems = [first, ...more].flatMap((item) => item.problems);
  return { ...first, variants, problems };
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnLetter(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnLetter(Math.floor(index / 26) - 1)}${letter}`;
}

function unreadColumns({ titles, headings, rows }: CsvTable): string[] {
  const used = headings.unknown.filter((index) =>
    rows.some(({ cells }) => (cells[index] ?? '').trim() !== ''),
  );
  const names = used.map((index) => visibleText(titles[index] ?? '') || columnLetter(index));
  return names.length === 0 ? [] : [`columns that are not read: ${names.join(', ')}`];
}

function missingText(missing: readonly Column[], { titles }: CsvTable): string {
  const found = titles
    .map(visibleText)
    .filter((title) => title !== '')
    .join(', ');
  return `row 1 has no column ${missing.join(' and no column ')}; its headings are ${found}. See: comanda template`;
}

function withFault(detail: string): ForeignMenu {
  const problem: Problem = {
    reason: 'headings_missing',
    part: null,
    detail,
    leaves_out: 'everything',
  };
  return {
    restaurant: {},
    currency: null,
    menus: [],
    problems: [{ ...problem, item: 'the spreadsheet' }],
    notes: [],
  };
}
