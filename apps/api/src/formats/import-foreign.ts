import { err, ok, type Result } from '@comanda/kernel';
import { type ConvertedMenu, convertMenu, type Refusal } from './convert-menu';
import type { ReadOptions } from './foreign-menu';
import { type Format, readForeign } from './formats';
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
        message: `${REASONS.file_not_understood}: ${format}`,
        leaves_out: 'everything',
      },
    ]);
  }
  return ok(convertMenu(foreign, options));
}

/** Whether the rest can be had by leaving out what is refused. */
export function canBeSkipped(refusals: readonly Refusal[]): boolean {
  return refusals.every(({ leaves_out }) => leaves_out !== 'everything');
}
