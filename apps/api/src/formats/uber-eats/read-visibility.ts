import type { Problem } from '../foreign-menu';
import { fieldsOf, inWords, listOf } from '../json-shape';
import { datesProblem } from '../limited-dates';

/** Dates or hours of its own that an item or an option is offered in. Each would sell it outside of them, so it is left out. */
export function visibilityProblems(
  visibility: unknown,
  part: string | null,
  leaves_out: 'item' | 'part',
): Problem[] {
  const info = fieldsOf(visibility);
  const rows = [info, ...listOf(info['hours']).map(fieldsOf)];
  const dated = rows.flatMap((row) =>
    datesProblem([row['start_date'], row['end_date']], part, leaves_out),
  );
  const hours = rows.flatMap((row) => listOf(row['hours_of_week']));
  if (hours.length === 0) return dated;
  const detail = hours.map(inWords).join('; ');
  return [...dated, { reason: 'hours_own', part, detail, leaves_out }];
}
