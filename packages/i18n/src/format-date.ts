import type { Language } from '@comanda/contracts';
import { dateFormat } from './intl-cache';
import { NO_BREAK } from './no-break';

// 1 January 2024 was a Monday, day_of_week 1.
const MONDAY_UTC = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Day and time of an instant (RFC 3339) in the restaurant's zone. */
export function formatDateTime(iso: string, language: Language, timezone: string): string {
  const written = dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...timeOf(language),
    timeZone: timezone,
  }).format(new Date(iso));
  // The time stands behind the last comma.
  return written.replace(/\b (?=[^,]*$)/g, NO_BREAK);
}

/** The day of an instant (RFC 3339) in the restaurant's zone, without the year; its names in full, or cut short. */
export function formatDay(
  iso: string,
  language: Language,
  timezone: string,
  width: 'long' | 'short' = 'long',
): string {
  return dateFormat(language, {
    weekday: width,
    day: 'numeric',
    month: width,
    timeZone: timezone,
  }).format(new Date(iso));
}

/** The name of a day, 1 = Monday … 7 = Sunday. */
export function formatWeekday(
  day_of_week: number,
  language: Language,
  width: 'long' | 'short' = 'long',
): string {
  return dateFormat(language, { weekday: width, timeZone: 'UTC' }).format(
    new Date(MONDAY_UTC + (day_of_week - 1) * DAY_MS),
  );
}

// Left to itself, the day of 24 hours has one digit alone (7 h 03) and two beside a date (07 h 03).
const HAS_24_HOURS: readonly Language[] = ['fr', 'pt'];

function timeOf(language: Language) {
  return {
    hour: HAS_24_HOURS.includes(language) ? '2-digit' : 'numeric',
    minute: '2-digit',
  } as const;
}
