import { parseLocalDate } from './local-date';
import { parseWallTime } from './wall-time';
import { zoneDays } from './zone';

/**
 * When a zone's wall clock shows "2026-12-01T18:00"; a time it shows twice means the first, one it skips the first moment
 * after the gap (SCHED-7).
 */
export function instantOfWallTime(text: string, timezone: string): Date {
  const [date = '', time = ''] = text.split('T');
  const day = parseLocalDate(date);
  return new Date(zoneDays(day, day, timezone).instantOf(day, parseWallTime(time)));
}
