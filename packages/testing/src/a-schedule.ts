import type { Interval, Schedule } from '@comanda/contracts';
import { anId } from './an-id';

/** A schedule that is open from 09:00 to 17:00 on every day of the week. */
export function aSchedule(overrides: Partial<Schedule> = {}): Schedule {
  return {
    schedule_id: anId(0x500),
    name: 'Every day',
    intervals: everyDay('09:00', '17:00'),
    exceptions: [],
    ...overrides,
  };
}

/** The same hours on all seven days. */
export function everyDay(start_time: string, end_time: string): Interval[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({ day_of_week, start_time, end_time }));
}
