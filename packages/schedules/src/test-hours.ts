import type { Schedule, ScheduleException } from '@comanda/contracts';
import { aRestaurant, aSchedule, deepFreeze } from '@comanda/testing';
import type { OrderHours } from './order-hours';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A schedule from lines such as "mon 18:00–02:00"; a date instead of a day is an exception, "2026-12-25" alone a closed one. */
export function hours(...lines: readonly string[]): Schedule {
  const rows = lines.map((line) => {
    const [day = '', range = ''] = line.split(' ');
    const [start_time = '', end_time = ''] = range.split('–');
    return { day, times: range === '' ? [] : [{ start_time, end_time }] };
  });
  return deepFreeze(
    aSchedule({
      intervals: rows
        .filter(({ day }) => DAYS.includes(day))
        .flatMap(({ day, times }) =>
          times.map((time) => ({ day_of_week: DAYS.indexOf(day) + 1, ...time })),
        ),
      exceptions: rows
        .filter(({ day }) => !DAYS.includes(day))
        .map(({ day, times }): ScheduleException => ({ date: day, intervals: times })),
    }),
  );
}

/** The same hours on every day of the week. */
export function daily(range: string): Schedule {
  return hours(...DAYS.map((day) => `${day} ${range}`));
}

/** How a restaurant takes orders that is open at these hours. */
export function orderHours(changes: Partial<OrderHours> = {}): OrderHours {
  const { prep_minutes, busy_minutes, last_order_minutes, kitchen_before_opening } = aRestaurant();
  return deepFreeze({
    schedule: null,
    timezone: 'UTC',
    prep_minutes,
    busy_minutes,
    last_order_minutes,
    kitchen_before_opening,
    ...changes,
  });
}
