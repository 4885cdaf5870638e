const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATES = /^(\d{4}) ([a-z]{3}) (\d{1,2})(?:-(?:([a-z]{3}) )?(\d{1,2}))?\s+(.+)$/i;
const MOST_DATES = 100;
const DAY_MS = 86_400_000;

/** "2021 Mar 28-Apr 2 off": the dates, and what is said of them. null when it is not of this kind. */
export function readDates(
  clause: string,
): { readonly dates: string[]; readonly rest: string } | null {
  const [, year, month = '', day, lastMonth = month, lastDay = day, rest] =
    DATES.exec(clause) ?? [];
  if (year === undefined || rest === undefined) return null;
  const first = dateOf(year, month, day);
  const last = dateOf(year, lastMonth, lastDay);
  const count = (last - first) / DAY_MS + 1;
  if (!(count >= 1 && count <= MOST_DATES)) return null;
  return {
    rest,
    dates: Array.from({ length: count }, (_, index) =>
      new Date(first + index * DAY_MS).toISOString().slice(0, 10),
    ),
  };
}

function dateOf(year: string, month: string, day = ''): number {
  const index = MONTHS.indexOf(month.toLowerCase());
  return index === -1 ? Number.NaN : Date.UTC(Number(year), index, Number(day));
}
