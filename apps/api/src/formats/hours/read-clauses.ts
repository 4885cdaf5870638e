import { err, ok, type Result } from '@comanda/kernel';
import { readRange } from './read-range';
import { type Token, tokensOf } from './tokens';

/** From one minute of the day to another. */
export type Range = { readonly from: number; readonly to: number };

export type Clause = {
  /** null = no day is named. */
  readonly days: readonly number[] | null;
  readonly ranges: readonly Range[];
  /** Times that are taken from hours that are open otherwise. Neither ranges nor breaks = closed all day. */
  readonly breaks: readonly Range[];
};

type Hours = {
  readonly kind: 'hours';
  readonly ranges: Range[];
  readonly breaks: Range[];
  isClosed: boolean;
};
type Part = { readonly kind: 'days'; readonly days: number[] } | Hours;

/**
 * Days and hours in either order: "Mon-Thu 10am-9pm, Fri closed" as well as "10-20 Mo-Fr". In OpenStreetMap's way "off" is said
 * of all hours before it.
 */
export function readClauses(text: string, isOsm = false): Result<Clause[], string> {
  if (/^\s*24\s*\/\s*7\s*$/.test(text))
    return ok([{ days: null, ranges: [{ from: 0, to: 1440 }], breaks: [] }]);
  const { tokens, unknown } = tokensOf(text);
  if (unknown !== null) return err(`"${unknown}" in "${text}"`);
  const parts = partsOf(tokens, isOsm);
  if (parts === null || parts.length === 0) return err(`"${text}"`);
  return pair(parts) ?? err(`"${text}"`);
}

/** Each hours with the days beside it: those before, or where the text begins with hours, those after. */
function pair(parts: readonly Part[]): Result<Clause[], string> | null {
  if (parts.length === 1) {
    const [only] = parts;
    return only?.kind === 'hours' ? ok([clauseOf(null, only)]) : null;
  }
  const isHoursFirst = parts[0]?.kind === 'hours';
  const clauses: Clause[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const couple = [parts[index], parts[index + 1]];
    const [days, hours] = isHoursFirst ? couple.toReversed() : couple;
    if (days?.kind !== 'days' || hours?.kind !== 'hours') return null;
    clauses.push(clauseOf(days.days, hours));
  }
  return ok(clauses);
}

function clauseOf(days: Clause['days'], { ranges, breaks }: Hours): Clause {
  return { days, ranges, breaks };
}

/** The tokens as days and hours by turns; null when one is half said. */
function partsOf(tokens: readonly Token[], isOsm: boolean): Part[] | null {
  const parts: Part[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token?.kind === 'days') {
      const read = daysAt(tokens, index);
      if (read === null) return null;
      const last = parts.at(-1);
      if (last?.kind === 'days') last.days.push(...read.days);
      else parts.push({ kind: 'days', days: read.days });
      index = read.next;
    } else if (token?.kind === 'time') {
      const range = rangeAt(tokens, index);
      if (range === null) return null;
      hoursIn(parts).ranges.push(range);
      index += 3;
    } else if (token?.kind === 'closed') {
      const next = closedAt(tokens, index, hoursIn(parts), isOsm);
      if (next === null) return null;
      index = next;
    } else if (token?.kind === 'to') {
      return null;
    } else {
      index += 1;
    }
  }
  return parts.some(isContradiction) ? null : parts;
}

/** The hours that the text is at, begun where it comes from days. */
function hoursIn(parts: Part[]): Hours {
  const last = parts.at(-1);
  if (last?.kind === 'hours') return last;
  const hours: Hours = { kind: 'hours', ranges: [], breaks: [], isClosed: false };
  parts.push(hours);
  return hours;
}

/**
 * Reads "closed" in hours: "closed 15:00-17:00" and "15:00-17:00 off" are a break, alone it is the whole day. Gives the index
 * of the token that follows, null where it could be said of several.
 */
function closedAt(
  tokens: readonly Token[],
  index: number,
  hours: Hours,
  isOsm: boolean,
): number | null {
  let next = index + 1;
  while (tokens[next]?.kind === 'time') {
    const range = rangeAt(tokens, next);
    if (range === null) return null;
    hours.breaks.push(range);
    next += 3;
    if (tokens[next]?.kind === 'and' && tokens[next + 1]?.kind === 'time') next += 1;
  }
  if (next > index + 1) return next;
  if (tokens[index - 1]?.kind === 'time') {
    if (tokens[next]?.kind === 'days' || (hours.ranges.length > 1 && !isOsm)) return null;
    hours.breaks.push(...hours.ranges.splice(0));
  } else hours.isClosed = true;
  return next;
}

function isContradiction(part: Part): boolean {
  return part.kind === 'hours' && part.isClosed && part.ranges.length + part.breaks.length > 0;
}

function daysAt(tokens: readonly Token[], start: number): { days: number[]; next: number } | null {
  const [first, to, last] = tokens.slice(start, start + 3);
  if (first?.kind !== 'days') return null;
  if (to?.kind !== 'to') return { days: [...first.days], next: start + 1 };
  if (last?.kind === 'days' && first.days.length === 1 && last.days.length === 1) {
    const from = first.days[0] ?? 1;
    const count = (((last.days[0] ?? 1) - from + 7) % 7) + 1;
    return {
      days: Array.from({ length: count }, (_, offset) => ((from - 1 + offset) % 7) + 1),
      next: start + 3,
    };
  }
  // "Fri - 9am": a dash between a day and its hours.
  return last?.kind === 'time' || last?.kind === 'closed'
    ? { days: [...first.days], next: start + 2 }
    : null;
}

function rangeAt(tokens: readonly Token[], start: number): Range | null {
  const [from, to, until] = tokens.slice(start, start + 3);
  return from?.kind === 'time' && to?.kind === 'to' && until?.kind === 'time'
    ? readRange(from, until)
    : null;
}
