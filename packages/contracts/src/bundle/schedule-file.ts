import { z } from 'zod';
import { timeRangeSchema } from '../entities/schedule';
import { dateSchema, wallTimeSchema } from '../entities/primitives';

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A schedule as people write it: one row may stand for several days. */
export const scheduleFileSchema = z.strictObject({
  name: z.string().default(''),
  intervals: z.array(
    z.strictObject({
      days: z.array(z.enum(dayNames)).min(1),
      start_time: wallTimeSchema,
      end_time: wallTimeSchema,
    }),
  ),
  exceptions: z
    .array(z.strictObject({ date: dateSchema, intervals: z.array(timeRangeSchema) }))
    .default([]),
});

export type ScheduleFile = z.infer<typeof scheduleFileSchema>;

/** mon → 1 … sun → 7. */
export function dayOfWeek(day: (typeof dayNames)[number]): number {
  return dayNames.indexOf(day) + 1;
}

/** 1 → mon … 7 → sun. */
export function dayName(day_of_week: number): (typeof dayNames)[number] {
  const name = dayNames[day_of_week - 1];
  if (name !== undefined) return name;
  throw new RangeError(`${day_of_week} is no day of the week: 1 is Monday, 7 is Sunday.`);
}
