const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;

/** Returns the same weekday of the week before, of a date such as 2026-11-28. */
export function weekBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAYS_OF_WEEK * DAY_MS)
    .toISOString()
    .slice(0, 10);
}
