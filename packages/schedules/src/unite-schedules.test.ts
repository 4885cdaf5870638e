import { aSchedule } from '@comanda/testing';
import { expect, test } from 'vitest';
import { hoursOn, hoursOnDate } from './hours-on';
import { isServedAt } from './interval-at';
import { daily, hours } from './test-hours';
import { uniteSchedules } from './unite-schedules';

const MONDAY = new Date('2026-11-16T12:00:00Z');

function united(...schedules: Parameters<typeof uniteSchedules>[0][number][]) {
  return aSchedule(uniteSchedules(schedules));
}

test('SCHED-32 the united hours are open whenever one of the schedules is', () => {
  const both = united(daily('11:00–14:00'), daily('18:00–02:00'));
  expect(hoursOn(both, MONDAY, 'UTC')).toEqual({
    kind: 'hours',
    ranges: [
      { start_time: '11:00', end_time: '14:00' },
      { start_time: '18:00', end_time: '02:00' },
    ],
  });
  expect(isServedAt(both, new Date('2026-11-17T01:30:00Z'), 'UTC')).toBe(true);
});

test('SCHED-32 a date with hours of its own in one schedule leaves the hours of the others', () => {
  const both = united(hours('mon 11:00–14:00', '2026-11-16'), daily('18:00–22:00'));
  expect(hoursOnDate(both, '2026-11-16')).toEqual({
    kind: 'hours',
    ranges: [{ start_time: '18:00', end_time: '22:00' }],
  });
  expect(hoursOnDate(united(hours('2026-11-16'), hours('2026-11-16')), '2026-11-16')).toEqual({
    kind: 'closed',
  });
});
