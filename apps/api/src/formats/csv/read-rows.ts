import { err, ok, type Result } from '@comanda/kernel';
import { CsvError, parse } from 'csv-parse/sync';
import { type Headings, readHeadings } from './columns';

const DELIMITERS = [',', ';', '\t'] as const;

export type CsvRow = {
  /** As a spreadsheet program counts it: the headings are row 1. */
  readonly number: number;
  readonly cells: readonly string[];
};

export type CsvTable = {
  readonly titles: readonly string[];
  readonly headings: Headings;
  readonly rows: readonly CsvRow[];
};

/** The rows of a spreadsheet's text, cut at the delimiter that finds the most headings. */
export function readRows(text: string): Result<CsvTable, string> {
  const read = DELIMITERS.map((delimiter) => tableOf(text, delimiter));
  const tables = read.flatMap((table) => (table.ok ? [table.value] : []));
  const [best] = tables.toSorted((a, b) => b.headings.columns.size - a.headings.columns.size);
  if (best !== undefined && best.headings.columns.size > 0) return ok(best);
  return read.find((table) => !table.ok) ?? err('it has no row of headings');
}

function tableOf(text: string, delimiter: string): Result<CsvTable, string> {
  try {
    const records: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    const [titles = [], ...rows] = records;
    return ok({
      titles,
      headings: readHeadings(titles),
      rows: rows
        .map((cells, index) => ({ number: index + 2, cells }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return err(error.message);
  }
}
