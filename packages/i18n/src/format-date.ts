import type { Language } from '@comanda/contracts';
import { dateFormat } from './intl-cache';
import { formatWallTime } from './format-wall-time';

// 1 January 2024 was a Monday, day_of_week 1.
const MONDAY_UTC = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Day and time of an instant (RFC 3339) in the restaurant's zone. */
export function formatDateTime(iso: string, language: Language, timezone: string): string {
  const parts = dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  }).formatToParts(new Date(iso));
  const hour = parts.findIndex(({ type }) => type === 'hour');
  const date = parts.slice(0, hour).map(({ value }) => value);
  const [hours, minutes] = ['hour', 'minute'].map(
    (wanted) => parts.find(({ type }) => type === wanted)?.value ?? '',
  );
  return `${date.join('')}${formatWallTime(`${hours}:${minutes}`, language)}`;
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
