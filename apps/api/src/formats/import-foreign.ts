import { err, ok, type Result } from '@comanda/kernel';
import { type ConvertedMenu, convertMenu, type Refusal } from './convert-menu';
import type { ReadOptions } from './foreign-menu';
import { type Format, FORMATS, readForeign } from './formats';
import { likelyFormat } from './likely-format';
import { REASONS } from './reasons';

/** Turns the files of another system into our words, or says what they are not. */
export function importForeign(
  format: Format,
  files: readonly unknown[],
  options: ReadOptions,
): Result<ConvertedMenu, readonly Refusal[]> {
  const foreign = readForeign(format, files, options);
  if (foreign === null) {
    return err([
      {
        item: 'the whole file',
        source_ids: [],
        part: null,
        reason: 'file_not_understood',
        message: `${REASONS.file_not_understood}: ${format}${likelyText(format, files)}`,
        leaves_out: 'everything',
      },
    ]);
  }
  return ok(convertMenu(foreign, options));
}

function likelyText(format: Format, files: readonly unknown[]): string {
  const likely = likelyFormat(files);
  if (likely === null) return `; it looks like none of ${FORMATS.join(', ')}`;
  return likely === format ? '; some of it is missing' : `; it looks most like --format ${likely}`;
}

/** Whether the rest can be had by leaving out what is refused. */
export function canBeSkipped(refusals: readonly Refusal[]): boolean {
  return refusals.every(({ leaves_out }) => leaves_out !== 'everything');
}
