import type { Schedule, TimeRange } from '@comanda/contracts';

const ALL_DAY = { opens: '00:00', closes: '23:59' };
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours in the words of schema.org, OpeningHoursSpecification, as search engines read them (SCHED-33). */
export function openingHoursData(
  schedule: Pick<Schedule, 'intervals' | 'exceptions'> | null,
): object[] {
  if (!schedule) return [hours({ dayOfWeek: DAYS, ...ALL_DAY })];
  const weekly = schedule.intervals.map(({ day_of_week, ...range }) =>
    hours({ dayOfWeek: DAYS[day_of_week - 1], ...rangeOf(range) }),
  );
  const exceptional = schedule.exceptions.flatMap(({ date, intervals }) => {
    const dates = { validFrom: date, validThrough: date };
    // Opening and closing at one time is how a day without hours is written.
    if (intervals.length === 0) return [hours({ ...dates, opens: '00:00', closes: '00:00' })];
    return intervals.map((range) => hours({ ...dates, ...rangeOf(range) }));
  });
  return [...weekly, ...exceptional];
}

function rangeOf({ start_time, end_time }: TimeRange): object {
  // From one time to the same on the next day; written so, a search engine would take it for closed.
  return start_time === end_time ? ALL_DAY : { opens: start_time, closes: end_time };
}

function hours(fields: object): object {
  return { '@type': 'OpeningHoursSpecification', ...fields };
}
