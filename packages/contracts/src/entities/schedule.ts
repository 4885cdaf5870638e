import { z } from 'zod';
import { dateSchema, idSchema, wallTimeSchema } from './primitives';

export const timeRangeSchema = z.strictObject({
  start_time: wallTimeSchema,
  end_time: wallTimeSchema,
});

export const intervalSchema = z
  .strictObject({
    day_of_week: z.int().min(1).max(7).describe('1 = Monday … 7 = Sunday'),
    start_time: wallTimeSchema,
    end_time: wallTimeSchema.describe('At or before start_time: the interval runs past midnight'),
  })
  .describe('A weekly stretch of time that belongs to the day it starts on');

export const scheduleExceptionSchema = z
  .strictObject({ date: dateSchema, intervals: z.array(timeRangeSchema).max(12) })
  .describe('A date with hours of its own; no intervals = closed that day');

export const scheduleSchema = z.strictObject({
  schedule_id: idSchema,
  name: z.string(),
  intervals: z.array(intervalSchema).max(100),
  exceptions: z.array(scheduleExceptionSchema).max(400),
});

export type TimeRange = z.infer<typeof timeRangeSchema>;
export type Interval = z.infer<typeof intervalSchema>;
export type ScheduleException = z.infer<typeof scheduleExceptionSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
