import { DAY_MS } from './constants';

/** A calendar date as a number: days since 1970-01-01. Adding one is the next day, in any zone. */
export type LocalDate = number;

/** 2026-11-20 → its number. */
export function parseLocalDate(text: string): LocalDate {
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) {
    throw new RangeError(`"${text}" is not a calendar date such as 2026-11-20.`);
  }
  return milliseconds / DAY_MS;
}

/** The number of a date → 2026-11-20. */
export function formatLocalDate(date: LocalDate): string {
  return new Date(date * DAY_MS).toISOString().slice(0, 10);
}

/** 1 = Monday … 7 = Sunday. */
export function dayOfWeek(date: LocalDate): number {
  // Day 0 was a Thursday.
  return ((((date + 3) % 7) + 7) % 7) + 1;
}
