import type { Schedule, TimeRange } from '@comanda/contracts';
import { aSchedule, deepFreeze } from '@comanda/testing';

/** Minutes after the midnight a range belongs to; the end may lie in the next day. */
type Range = { readonly from: number; readonly to: number };

/** One rule of an OpenStreetMap text: on these weekdays or dates, these hours. */
type Rule = {
  readonly weekdays: readonly number[] | null;
  readonly dates: readonly string[] | null;
  readonly ranges: readonly Range[];
};

export type ReadHours =
  | { readonly ok: true; readonly rules: readonly Rule[] }
  | { readonly ok: false; readonly why: string };

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DATES = /^(\d{4}) ([A-Z][a-z]{2}) (\d+)(?:-(?:([A-Z][a-z]{2}) )?(\d+))?\s*(.*)$/;
const WEEKDAYS = /^((?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[,-]?)+)\s+(.*)$/;
const RANGE = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;
const NEW_DAYS = /(\d|off),\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/g;
const DAY = 1440;

/** Rules that our schedules cannot express, found by a mark in the text. */
const BEYOND: readonly (readonly [RegExp, string])[] = [
  [/"|\|\||unknown|open(?!ing)/, 'conditions and comments'],
  [/\bPH\b|\bSH\b|easter/, 'holidays with hours of their own'],
  [/sun(?:rise|set)|dawn|dusk/, 'times told by the sun'],
  [/\d\+/, 'an open end'],
  [/week \d/, 'weeks of the year'],
  [/\[-?\d/, 'the nth weekday of a month'],
  [new RegExp(MONTHS.join('|')), 'seasons'],
  [/^\d{4}/, 'years'],
];

/** Reads what is simple enough of an OpenStreetMap text; public holidays that are closed are left out. */
export function readOsmHours(text: string): ReadHours {
  const rules: Rule[] = [];
  // "Mo-Fr 10:00-22:00, Sa 09:00-22:00": a comma between days of their own is as good as a semicolon.
  const parts = text.replaceAll(NEW_DAYS, '$1;').replaceAll(/([a-z]),\s+(?=[A-Z])/g, '$1,');
  for (const part of parts.split(';').map((each) => each.trim())) {
    if (part === '' || /^PH (?:off|closed)$/i.test(part)) continue;
    const rule = readRule(part);
    if (rule === null) {
      const why =
        BEYOND.find(([mark]) => mark.test(part))?.[1] ?? 'free text, which an importer has to read';
      return { ok: false, why };
    }
    const isAddition = text.includes(`, ${part}`);
    if (isAddition && rules.some((other) => isSameDay(other, rule))) {
      return { ok: false, why: 'hours added to those of another rule' };
    }
    rules.push(rule);
  }
  return rules.length > 0 ? { ok: true, rules } : { ok: false, why: 'nothing but holidays' };
}

/** The rules as a schedule: of two for one day the later counts, as it does there. */
export function toSchedule(rules: readonly Rule[]): Schedule {
  const dates = new Set(rules.flatMap((rule) => rule.dates ?? []));
  return deepFreeze(
    aSchedule({
      intervals: [1, 2, 3, 4, 5, 6, 7].flatMap((day_of_week) =>
        (rules.findLast(({ weekdays }) => weekdays?.includes(day_of_week))?.ranges ?? []).map(
          (range) => ({ day_of_week, ...toTimeRange(range) }),
        ),
      ),
      exceptions: [...dates].map((date) => ({
        date,
        intervals: rangesOnDate(rules, date).map(toTimeRange),
      })),
    }),
  );
}

/** The minutes of a day at which something may change, and those before them. */
export function edgesOf(rules: readonly Rule[]): number[] {
  const edges = rules.flatMap(({ ranges }) => ranges.flatMap(({ from, to }) => [from, to]));
  return [...new Set([0, ...edges].flatMap((edge) => [edge % DAY, (edge + DAY - 1) % DAY]))];
}

/** Whether the rules themselves say open at a minute of Greenwich’s clock; knows nothing of schedules. */
export function isOpenByRules(rules: readonly Rule[], at: number): boolean {
  const midnight = Math.floor(at / (DAY * 60_000)) * DAY * 60_000;
  const minute = Math.floor((at - midnight) / 60_000);
  return [0, 1].some((daysAgo) => {
    const date = new Date(midnight - daysAgo * DAY * 60_000).toISOString().slice(0, 10);
    const since = minute + daysAgo * DAY;
    return rangesOnDate(rules, date).some(({ from, to }) => from <= since && since < to);
  });
}

function rangesOnDate(rules: readonly Rule[], date: string): readonly Range[] {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const rule = rules.findLast(
    ({ weekdays, dates }) => weekdays?.includes(weekday) || dates?.includes(date),
  );
  return rule?.ranges ?? [];
}

function readRule(part: string): Rule | null {
  const [, year, month = '', first, lastMonth = month, last = first, hours = ''] =
    DATES.exec(part) ?? [];
  if (year !== undefined) {
    const ranges = readRanges(hours);
    const from = dateOf(year, month, first);
    const to = dateOf(year, lastMonth, last);
    return ranges && { weekdays: null, dates: datesFrom(from, to), ranges };
  }
  const [, days, rest = part] = WEEKDAYS.exec(part) ?? [];
  const weekdays = days === undefined ? [1, 2, 3, 4, 5, 6, 7] : weekdaysOf(days);
  const ranges = readRanges(rest);
  return ranges && { weekdays, dates: null, ranges };
}

function readRanges(text: string): Range[] | null {
  if (text === '' || text === '24/7') return [{ from: 0, to: DAY }];
  if (/^(?:off|closed)$/i.test(text)) return [];
  const ranges = text.split(',').map((each) => readRange(each.trim()));
  return ranges.every((range) => range !== null) ? ranges : null;
}

function readRange(text: string): Range | null {
  const [from, fromMinutes, to, toMinutes] = (RANGE.exec(text) ?? []).slice(1).map(Number);
  if (from === undefined || to === undefined) return null;
  const start = from * 60 + (fromMinutes ?? 0);
  const shown = to * 60 + (toMinutes ?? 0);
  const end = shown <= start ? shown + DAY : shown;
  return start < DAY && end - start <= DAY ? { from: start, to: end } : null;
}

function isSameDay(one: Rule, other: Rule): boolean {
  return (one.weekdays ?? []).some((day) => other.weekdays?.includes(day));
}

/** "Mo-We,Fr" → 1, 2, 3, 5; a range may run over the weekend. */
function weekdaysOf(text: string): number[] {
  return text.split(',').flatMap((each) => {
    const [first = '', last = first] = each.split('-');
    const from = DAYS.indexOf(first);
    const count = ((DAYS.indexOf(last) - from + 7) % 7) + 1;
    return Array.from({ length: count }, (_, place) => ((from + place) % 7) + 1);
  });
}

function dateOf(year: string, month: string, day = '1'): number {
  return Date.UTC(Number(year), MONTHS.indexOf(month), Number(day));
}

function datesFrom(from: number, to: number): string[] {
  const count = Math.max(0, Math.round((to - from) / (DAY * 60_000)) + 1);
  return Array.from({ length: count }, (_, day) =>
    new Date(from + day * DAY * 60_000).toISOString().slice(0, 10),
  );
}

function toTimeRange({ from, to }: Range): TimeRange {
  return { start_time: shown(from), end_time: shown(to) };
}

function shown(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
