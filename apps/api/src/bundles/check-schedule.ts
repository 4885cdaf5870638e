import type { ScheduleFile } from '@comanda/contracts/bundle';
import { scheduleSchema } from '@comanda/contracts/schemas';
import type { BundleFault } from './fault';
import { toIntervals } from './to-schedule';
import type { YamlSource } from './yaml-source';

/** Checks a schedule's dates and size; an expanded one has to pass the API's own limits. */
export function checkSchedule(
  source: YamlSource,
  path: readonly PropertyKey[],
  schedule: ScheduleFile,
): BundleFault[] {
  const faults: BundleFault[] = [];
  const { intervals, exceptions } = scheduleSchema.shape;
  if (!intervals.safeParse(toIntervals(schedule)).success) {
    faults.push(
      source.faultAt(
        [...path, 'intervals'],
        'has more than 100 stretches of time, each day counted',
      ),
    );
  }
  if (!exceptions.safeParse(schedule.exceptions).success) {
    faults.push(
      source.faultAt(
        [...path, 'exceptions'],
        'has more than 400 dates, or more than 12 stretches on one',
      ),
    );
  }
  const dates = schedule.exceptions.map(({ date }) => date);
  for (const [index, date] of dates.entries()) {
    if (dates.indexOf(date) === index) continue;
    faults.push(
      source.faultAt(
        [...path, 'exceptions', index, 'date'],
        `${date} stands here twice; put its hours together`,
      ),
    );
  }
  return faults;
}
