import { expect, test } from 'vitest';
import { nearestSlot } from './nearest-slot';

function at(time: string): Date {
  return new Date(`2026-11-20T${time}:00Z`);
}

const DAYS = [{ date: '2026-11-20', slots: ['12:00', '12:25', '12:35', '13:00'].map(at) }];

test.each<[string, string, string | null, typeof DAYS]>([
  ['between two', '12:30', '12:35', DAYS],
  ['nearer to the earlier one', '12:28', '12:25', DAYS],
  ['that has passed', '11:00', '12:00', DAYS],
  ['after the last one', '18:00', '13:00', DAYS],
  ['that is offered and was refused all the same', '12:25', '12:35', DAYS],
  ['where there is no other', '12:25', null, []],
])('a time %s becomes the nearest there is: %s becomes %s', (_, wanted, nearest, days) => {
  expect(nearestSlot(days, at(wanted))).toEqual(nearest && at(nearest));
});
