import { type Span, spanOf, without } from './opening-spans';
import type { Clause, Range } from './read-clauses';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const DAY = 1440;

export type Week = {
  /** Adds what clauses say, in order; false when one of them says a time that there is not, or a break in hours that are not open. */
  readonly say: (
    clauses: readonly Clause[],
    how: { readonly isOsm: boolean; readonly replaces: boolean },
  ) => boolean;
  readonly spans: () => readonly Span[];
};

/** The hours of a week while a text is read. */
export function createWeek(): Week {
  let open: Span[] = [];

  return {
    spans: () => open,
    say(clauses, { isOsm, replaces }) {
      const said = new Set<number>();
      return clauses.every(({ days, ranges, breaks }) =>
        (days ?? EVERY_DAY).every((day) => {
          const isClosed = ranges.length + breaks.length === 0;
          const isInstead = isClosed || (replaces && ranges.length > 0 && !said.has(day));
          if (isInstead) open = open.filter((span) => span.day !== day);
          said.add(day);
          return openAt(day, ranges) && closeAt(day, breaks, isOsm);
        }),
      );
    },
  };

  function openAt(day: number, ranges: readonly Range[]): boolean {
    const spans = ranges.map(({ from, to }) => spanOf(day, from, to));
    open = [...open, ...spans.filter((span) => span !== null)];
    return !spans.includes(null);
  }

  function closeAt(day: number, breaks: readonly Range[], isOsm: boolean): boolean {
    return breaks.every(({ from, to }) => {
      const taken = spanOf(day, from, to);
      if (taken === null) return false;
      // After midnight, "closed 0:00-1:00" is said of the night that began on that day.
      const late = { ...taken, from: taken.from + DAY, to: taken.to + DAY };
      return take(taken) || (isOsm ? open.length > 0 : take(late));
    });
  }

  /** Whether anything was open there. */
  function take(taken: Span): boolean {
    const left = without(open, taken);
    const isTaken = minutesOf(left) < minutesOf(open);
    open = left;
    return isTaken;
  }
}

function minutesOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
