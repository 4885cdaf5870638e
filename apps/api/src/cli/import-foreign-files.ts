import { resolve } from 'node:path';
import { formatFault } from '../bundles/fault';
import { readBundle } from '../bundles/read-bundle';
import { writeFolder } from '../bundles/write-folder';
import type { ConvertedMenu } from '../formats/convert-menu';
import { draftFolder, type OperatorWords } from '../formats/draft-folder';
import type { ReadOptions } from '../formats/foreign-menu';
import { type Format, ONE_FILE } from '../formats/formats';
import { canBeSkipped, importForeign } from '../formats/import-foreign';
import { type ForeignReport, printReport } from './print-report';
import { readForeignFile } from './read-foreign-file';

export type ForeignImportOptions = {
  readonly format: Format;
  readonly files: readonly string[];
  readonly into: string | null;
  readonly skipUnsupported: boolean;
  readonly json: boolean;
  readonly read: ReadOptions;
  readonly said: OperatorWords;
};

/** Turns another system's menu into a folder to look through, and prints what came of it; resolves with the exit code. */
export async function importForeignFiles(options: ForeignImportOptions): Promise<number> {
  if (ONE_FILE.has(options.format) && options.files.length > 1)
    throw new Error(`--format ${options.format} takes one file; there are ${options.files.length}`);
  if (options.read.location !== null && options.format !== 'square')
    throw new Error(
      `--location names a place of a Square catalog; --format ${options.format} has none`,
    );
  const converted = importForeign(
    options.format,
    options.files.map((file) => readForeignFile(file, options.format)),
    options.read,
  );
  const report = converted.ok
    ? await writeDraft(converted.value, options)
    : reportOf('refused', { refusals: converted.error });
  printReport(report, options);
  return report.outcome === 'refused' ? 1 : 0;
}

async function writeDraft(
  converted: ConvertedMenu,
  { into, skipUnsupported, said }: ForeignImportOptions,
): Promise<ForeignReport> {
  const { refusals, notes } = converted;
  const counts = countsOf(converted);
  if (refusals.length > 0 && !(skipUnsupported && canBeSkipped(refusals)))
    return reportOf('refused', { refusals, notes, counts });
  const { endpoint, files } = draftFolder(converted, said);
  const folder = into ?? endpoint;
  const written = writeFolder(resolve(folder), files);
  if (!written.ok) return reportOf('refused', { refusals, notes, counts, error: written.error });
  const checked = await readBundle(resolve(folder));
  const still_to_say = checked.ok ? [] : checked.error.map(formatFault);
  const told = { refusals, notes: [...notes, CANNOT_PAY], counts, folder, still_to_say };
  return reportOf('written', told);
}

/** No menu says how its restaurant takes money. */
const CANNOT_PAY =
  'guests cannot pay yet: say payment_service or pay_at_counter in restaurant.yaml';

function reportOf(outcome: ForeignReport['outcome'], told: Partial<ForeignReport>): ForeignReport {
  return {
    folder: null,
    counts: null,
    refusals: [],
    notes: [],
    still_to_say: [],
    error: null,
    ...told,
    outcome,
  };
}

function countsOf({ menus, sold }: ConvertedMenu): Record<string, number> {
  const categories = menus.menus.flatMap((menu) => menu.categories);
  return {
    menus: menus.menus.length,
    categories: categories.length,
    items: categories.flatMap(({ items }) => items).length,
    priced: sold.length,
    modifier_groups: menus.modifier_groups.length,
    modifiers: menus.modifier_groups.flatMap(({ modifiers }) => modifiers).length,
  };
}
