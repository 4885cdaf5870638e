import type { Schedule, TimeRange } from '@comanda/contracts';
import type { JsonLd } from './json-ld';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Weekly hours, days with the same hours together, and dates with hours of their own. Nothing where it is always open. */
export function hoursJsonLd(schedule: Pick<Schedule, 'intervals' | 'exceptions'> | null): {
  readonly openingHoursSpecification?: JsonLd[];
  readonly specialOpeningHoursSpecification?: JsonLd[];
} {
  if (schedule === null) return {};
  const days = new Map<string, { range: TimeRange; names: string[] }>();
  for (const { day_of_week, start_time, end_time } of schedule.intervals) {
    const range = { start_time, end_time };
    const known = days.get(JSON.stringify(range)) ?? { range, names: [] };
    known.names.push(`https://schema.org/${DAYS[day_of_week - 1] ?? ''}`);
    days.set(JSON.stringify(range), known);
  }
  const weekly = [...days.values()].map(({ range, names }) => ({
    ...specification(range),
    dayOfWeek: names,
  }));
  const dated = schedule.exceptions.flatMap(({ date, intervals }) =>
    (intervals.length === 0 ? [null] : intervals).map((range) => ({
      ...(range === null ? closed() : specification(range)),
      validFrom: date,
      validThrough: date,
    })),
  );
  return {
    ...(weekly.length === 0 ? {} : { openingHoursSpecification: weekly }),
    ...(dated.length === 0 ? {} : { specialOpeningHoursSpecification: dated }),
  };
}

/** Opening and closing at one time means closed there, so a whole day ends a minute early. */
function specification({ start_time, end_time }: TimeRange): JsonLd {
  const closes = end_time === start_time ? minuteBefore(end_time) : end_time;
  return { '@type': 'OpeningHoursSpecification', opens: start_time, closes };
}

function closed(): JsonLd {
  return { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
}

function minuteBefore(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = (hour * 60 + minute + 1439) % 1440;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
