import type { Interval } from '@comanda/contracts';
import { dayName, dayOfWeek, type ScheduleFile } from '@comanda/contracts/bundle';

/** One row per day, in the order of the week. */
export function toIntervals(schedule: Pick<ScheduleFile, 'intervals'>): Interval[] {
  return schedule.intervals
    .flatMap(({ days, start_time, end_time }) =>
      days.map((day) => ({ day_of_week: dayOfWeek(day), start_time, end_time })),
    )
    .toSorted(
      (a, b) =>
        a.day_of_week - b.day_of_week ||
        a.start_time.localeCompare(b.start_time) ||
        a.end_time.localeCompare(b.end_time),
    );
}

/** The same the other way round: days with the same hours share a row. */
export function toScheduleFile<Row extends { readonly intervals: readonly Interval[] }>(
  row: Row,
): Omit<Row, 'intervals'> & Pick<ScheduleFile, 'intervals'> {
  const rows = new Map<string, ScheduleFile['intervals'][number]>();
  for (const { day_of_week, start_time, end_time } of row.intervals) {
    const hours = rows.get(`${start_time} ${end_time}`) ?? { days: [], start_time, end_time };
    hours.days.push(dayName(day_of_week));
    rows.set(`${start_time} ${end_time}`, hours);
  }
  return { ...row, intervals: [...rows.values()] };
}
