import { err, ok, type Result } from '@comanda/kernel';
import { readRange } from './read-range';
import { type Token, tokensOf } from './tokens';

export type Clause = {
  /** null = no day is named. */
  readonly days: readonly number[] | null;
  /** Minutes of the day; none = closed. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
};

type Part =
  | { readonly kind: 'days'; readonly days: number[] }
  | { readonly kind: 'hours'; readonly ranges: Clause['ranges'] };

/** Days and hours in either order: "Mon-Thu 10am-9pm, Fri closed" as well as "10-20 Mo-Fr". */
export function readClauses(text: string): Result<Clause[], string> {
  if (/^\s*24\s*\/\s*7\s*$/.test(text))
    return ok([{ days: null, ranges: [{ from: 0, to: 1440 }] }]);
  const { tokens, unknown } = tokensOf(text);
  if (unknown !== null) return err(`"${unknown}" in "${text}"`);
  const parts = partsOf(tokens);
  if (parts === null || parts.length === 0) return err(`"${text}"`);
  return pair(parts) ?? err(`"${text}"`);
}

/** Each hours with the days beside it: those before, or where the text begins with hours, those after. */
function pair(parts: readonly Part[]): Result<Clause[], string> | null {
  if (parts.length === 1) {
    const [only] = parts;
    return only?.kind === 'hours' ? ok([{ days: null, ranges: only.ranges }]) : null;
  }
  const isHoursFirst = parts[0]?.kind === 'hours';
  const clauses: Clause[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const couple = [parts[index], parts[index + 1]];
    const [days, hours] = isHoursFirst ? couple.toReversed() : couple;
    if (days?.kind !== 'days' || hours?.kind !== 'hours') return null;
    clauses.push({ days: days.days, ranges: hours.ranges });
  }
  return ok(clauses);
}

/** The tokens as days and hours by turns; null when one is half said. */
function partsOf(tokens: readonly Token[]): Part[] | null {
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
      addHours(parts, [range]);
      index += 3;
    } else if (token?.kind === 'closed') {
      addHours(parts, []);
      index += 1;
    } else if (token?.kind === 'to') {
      return null;
    } else {
      index += 1;
    }
  }
  return parts;
}

function addHours(parts: Part[], ranges: Clause['ranges']): void {
  const last = parts.at(-1);
  if (last?.kind === 'hours')
    parts.splice(-1, 1, { kind: 'hours', ranges: [...last.ranges, ...ranges] });
  else parts.push({ kind: 'hours', ranges });
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

function rangeAt(tokens: readonly Token[], start: number): { from: number; to: number } | null {
  const [from, to, until] = tokens.slice(start, start + 3);
  return from?.kind === 'time' && to?.kind === 'to' && until?.kind === 'time'
    ? readRange(from, until)
    : null;
}
