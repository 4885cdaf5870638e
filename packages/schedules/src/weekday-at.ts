import { dayOfWeek } from './local-date';
import { wallClockAt } from './zone';

/** Which day of the week it is in a zone at an instant, 1 = Monday … 7 = Sunday (SCHED-28). */
export function weekdayAt(at: Date, timezone: string): number {
  return dayOfWeek(wallClockAt(at, timezone).date);
}
