import { expect, test } from 'vitest';
import { openingHoursData } from './opening-hours-data';
import { hours } from './test-hours';

test('SCHED-33 hours are told by weekday, a full day as one that closes a minute before its end', () => {
  expect(openingHoursData(hours('mon 18:00–02:00', 'tue 00:00–00:00'))).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '18:00', closes: '02:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Tuesday', opens: '00:00', closes: '23:59' },
  ]);
  expect(openingHoursData(null)).toHaveLength(1);
});

test('SCHED-33 a closed date opens and closes at one time', () => {
  expect(openingHoursData(hours('2026-12-25'))).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});
