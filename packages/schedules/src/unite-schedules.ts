import type { Schedule, ScheduleException, TimeRange } from '@comanda/contracts';
import { dayOfWeek, parseLocalDate } from './local-date';

type Hours = Pick<Schedule, 'intervals' | 'exceptions'>;

/** The hours in which at least one of these schedules is open (SCHED-32). */
export function uniteSchedules(schedules: readonly Hours[]): Hours {
  const dates = schedules.flatMap(({ exceptions }) => exceptions.map(({ date }) => date));
  return {
    intervals: schedules.flatMap(({ intervals }) => intervals),
    exceptions: [...new Set(dates)].toSorted().map(
      (date): ScheduleException => ({
        date,
        intervals: schedules.flatMap((schedule) => timesOn(schedule, date)),
      }),
    ),
  };
}

/** A date with hours of its own in one schedule leaves the others as they are. */
function timesOn({ intervals, exceptions }: Hours, date: string): TimeRange[] {
  const own = exceptions.filter((exception) => exception.date === date);
  if (own.length > 0) return own.flatMap((exception) => exception.intervals);
  const weekday = dayOfWeek(parseLocalDate(date));
  return intervals
    .filter(({ day_of_week }) => day_of_week === weekday)
    .map(({ start_time, end_time }) => ({ start_time, end_time }));
}
