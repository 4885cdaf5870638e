import type { Language } from '@comanda/contracts';
import { NO_BREAK } from './no-break';

/** As Intl writes them, which a test compares: making its first formatter takes a slow phone longer than drawing a page. */
const WRITTEN: Readonly<Record<Language, (hours: number, minutes: string) => string>> = {
  en: (hours, minutes) => `${onTwelve(hours)}:${minutes}${NO_BREAK}${hours < 12 ? 'AM' : 'PM'}`,
  fr: (hours, minutes) => `${twoDigits(hours)}${NO_BREAK}h${NO_BREAK}${minutes}`,
  es: (hours, minutes) => `${onTwelve(hours)}:${minutes}${NO_BREAK}${hours < 12 ? 'a.m.' : 'p.m.'}`,
  pt: (hours, minutes) => `${twoDigits(hours)}:${minutes}`,
};

/** A wall time `HH:MM`, as schedules hold it, as a guest of that language reads it: `1:05 PM`, `13 h 05`. */
export function formatWallTime(time: string, language: Language): string {
  return WRITTEN[language](Number(time.slice(0, 2)), time.slice(3, 5));
}

function onTwelve(hours: number): number {
  return hours % 12 || 12;
}

function twoDigits(hours: number): string {
  return String(hours).padStart(2, '0');
}
