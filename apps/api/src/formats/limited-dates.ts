import type { Problem } from './foreign-menu';
import { textOf } from './json-shape';

/** The problem of a thing that is offered from a first day, until a last day, or between both; none without either. */
export function datesProblem(
  [first, last]: readonly [unknown, unknown],
  part: string | null,
  leaves_out: 'item' | 'part',
): Problem[] {
  const [from, until] = [textOf(first), textOf(last)];
  if (from === '' && until === '') return [];
  return [{ reason: 'dates_limited', part, detail: spanInWords(from, until), leaves_out }];
}

function spanInWords(from: string, until: string): string {
  if (until === '') return `from ${from} on`;
  return from === '' ? `until ${until}` : `${from} to ${until}`;
}
