import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LANGUAGES } from '@comanda/contracts';
import { templateCsv } from '../formats/csv/template-csv';

/** Writes a spreadsheet to fill in with dishes; resolves with the exit code. */
export async function writeTemplate(given: string, wanted: string | undefined): Promise<number> {
  const language = LANGUAGES.find((each) => each === (wanted ?? 'en'));
  if (language === undefined)
    throw new Error(`--language ${wanted} is none of ${LANGUAGES.join(', ')}`);
  const file = resolve(given);
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  await writeFile(file, templateCsv(language));
  console.log(
    `✓ ${given}: one dish a row. When it is filled in: comanda import --format csv ${given}`,
  );
  return 0;
}
