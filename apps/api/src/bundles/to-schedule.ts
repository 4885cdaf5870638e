import type { Interval } from '@comanda/contracts';
import { dayOfWeek, type ScheduleFile } from '@comanda/contracts/bundle';

/** One row per day, in the order of the week. */
export function toIntervals(schedule: Pick<ScheduleFile, 'intervals'>): Interval[] {
  return schedule.intervals
    .flatMap(({ days, start_time, end_time }) =>
      days.map((day) => ({ day_of_week: dayOfWeek(day), start_time, end_time })),
    )
    .toSorted((a, b) => a.day_of_week - b.day_of_week || a.start_time.localeCompare(b.start_time));
}
