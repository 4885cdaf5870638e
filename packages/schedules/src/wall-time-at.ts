import { formatWallTime } from './wall-time';
import { wallClockAt } from './zone';

/** Wall time of a zone at an instant, "18:30": the minute that has begun (SCHED-28). */
export function wallTimeAt(at: Date, timezone: string): string {
  return formatWallTime(Math.floor(wallClockAt(at, timezone).minutes));
}
