import { wallClockAt } from './zone';

/** How many midnights of a zone lie between now and an instant: 0 is today, 1 tomorrow, -1 yesterday (SCHED-27). */
export function daysUntil(instant: Date, now: Date, timezone: string): number {
  return wallClockAt(instant, timezone).date - wallClockAt(now, timezone).date;
}
