import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRows } from '../formats/csv/read-rows';
import type { Format } from '../formats/formats';
import { decodeUtf8 } from '../shared/decode-utf8';

/** Reads a file as its format needs it, the text of a spreadsheet or parsed JSON; throws on what cannot be read. */
export function readForeignFile(file: string, format: Format): unknown {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`There is no file ${file}.`);
  const bytes = readFileSync(path);
  if (isWorkbook(bytes))
    throw new Error(
      `${file} is a workbook of a spreadsheet program; save it as CSV (UTF-8) there, and import that with --format csv.`,
    );
  const text = decodeUtf8(bytes);
  if (!text.ok) throw new Error(`${file} ${text.error}.`);
  return format === 'csv' ? text.value : parsed(text.value, file);
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const rows = readRows(text);
    const hint =
      rows.ok && rows.value.headings.columns.size > 1
        ? ' It looks like a spreadsheet: --format csv'
        : '';
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`${file} is not JSON: ${reason}.${hint}`, { cause: error });
  }
}

/** First bytes of .xlsx and .ods, which are archives, and of .xls. */
function isWorkbook(bytes: Buffer): boolean {
  return ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'));
}
