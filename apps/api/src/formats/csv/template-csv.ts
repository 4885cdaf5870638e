import type { Language } from '@comanda/contracts';
import { COLUMNS, HEADINGS } from './columns';

const TEMPLATE_COLUMNS = COLUMNS.filter((column) => column !== 'menu');

/** Example rows, in the order of the columns: category, name, size, price, description, options. */
const ROWS: readonly (readonly string[])[] = [
  [
    'Pizza',
    'Margherita',
    '',
    '12.50',
    'Tomato, mozzarella, basil',
    'Extras (0-3): Olives +1.50 | Ham +2',
  ],
  ['Pizza', 'Marinara', 'Small', '9.00', 'Tomato, garlic, oregano', ''],
  ['Pizza', 'Marinara', 'Large', '13.00', 'Tomato, garlic, oregano', ''],
  ['Drinks', 'Lemonade', '', '3.50', '', 'Ice (1): With ice | Without ice'],
];

/** A spreadsheet to fill in. Where a comma marks the decimals, programs cut columns at semicolons. */
export function templateCsv(language: Language): string {
  const isPoint = language === 'en';
  const delimiter = isPoint ? ',' : ';';
  const headings = TEMPLATE_COLUMNS.map((column) => HEADINGS[column][language]);
  const rows = ROWS.map((row) =>
    row.map((cell) => (isPoint ? cell : cell.replaceAll(/(\d)\.(\d)/g, '$1,$2'))),
  );
  const lines = [headings, ...rows].map((row) => row.map(quoted).join(delimiter));
  // The mark makes spreadsheet programs read the file as UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
