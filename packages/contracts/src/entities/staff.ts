import { z } from 'zod';
import { MAX_FAULT_LENGTH, MAX_NAME_LENGTH } from '../constants';
import { idSchema, instantSchema } from './primitives';

export const staffMemberSchema = z.strictObject({ staff_id: idSchema, name: z.string() });

export const deviceKindSchema = z.enum(['kiosk', 'tablet', 'screen']);
export const deviceNameSchema = z.string().trim().min(1).max(MAX_NAME_LENGTH);

/** Why a device reports: that it runs, or the fault that it has. */
export const deviceReportKindSchema = z.enum([
  'heartbeat',
  'crash',
  'missing_voice',
  'broken_film',
  'printer_out',
  'late_order',
]);

export const deviceReportInputSchema = z.strictObject({
  kind: deviceReportKindSchema,
  detail: z
    .string()
    .trim()
    .max(MAX_FAULT_LENGTH)
    .default('')
    .describe('The fault in the device’s own words; nothing of a guest'),
  playing: z
    .string()
    .trim()
    .max(MAX_NAME_LENGTH)
    .nullable()
    .default(null)
    .describe('Page or film that it shows'),
  version: z.string().trim().max(MAX_NAME_LENGTH).nullable().default(null),
});

export const deviceFaultSchema = z.strictObject({
  kind: deviceReportKindSchema.exclude(['heartbeat']),
  detail: z.string(),
  last_at: instantSchema,
  times: z.int().min(1).describe('How often it was reported'),
});

export const deviceReportSchema = z.strictObject({
  reported_at: instantSchema,
  playing: z.string().nullable(),
  version: z.string().nullable(),
  faults: z.array(deviceFaultSchema).describe('The last ten, the newest first'),
});

/** A device that was paired with the restaurant’s setup code. */
export const deviceSchema = z.strictObject({
  device_id: idSchema,
  restaurant_id: idSchema,
  kind: deviceKindSchema,
  name: z.string(),
  paired_at: instantSchema,
  last_seen_at: instantSchema.nullable(),
  is_open: z
    .boolean()
    .describe(
      'False while staff have closed it: a kiosk finishes with its guest and takes no other',
    ),
  report: deviceReportSchema.nullable().describe('null = it has reported nothing yet'),
});

export type DeviceFault = z.infer<typeof deviceFaultSchema>;
export type DeviceReport = z.infer<typeof deviceReportSchema>;
export type DeviceReportKind = z.infer<typeof deviceReportKindSchema>;
export type DeviceKind = z.infer<typeof deviceKindSchema>;
export type Device = z.infer<typeof deviceSchema>;
export type StaffMember = z.infer<typeof staffMemberSchema>;
