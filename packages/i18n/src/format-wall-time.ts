import type { Language } from '@comanda/contracts';
import { NO_BREAK } from './no-break';

/**
 * As Intl writes them, which a test compares: making its first formatter takes a slow phone longer than drawing a page. French is
 * written as Québec's language office has it: hours without a leading zero, and no minutes on the hour.
 */
const WRITTEN: Readonly<Record<Language, (hours: string, minutes: string) => string>> = {
  en: (hours, minutes) => onTwelve(hours, minutes, ['AM', 'PM']),
  fr: (hours, minutes) =>
    `${Number(hours)}${NO_BREAK}h${minutes === '00' ? '' : `${NO_BREAK}${minutes}`}`,
  es: (hours, minutes) => onTwelve(hours, minutes, ['a.m.', 'p.m.']),
  pt: (hours, minutes) => `${hours}:${minutes}`,
};

/** A wall time `HH:MM`, as schedules hold it, as a guest of that language reads it: `1:05 PM`, `13 h 05`. */
export function formatWallTime(time: string, language: Language): string {
  return WRITTEN[language](time.slice(0, 2), time.slice(3, 5));
}

function onTwelve(hours: string, minutes: string, [am, pm]: readonly [string, string]): string {
  return `${Number(hours) % 12 || 12}:${minutes}${NO_BREAK}${Number(hours) < 12 ? am : pm}`;
}
