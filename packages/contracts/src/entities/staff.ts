import { z } from 'zod';
import { MAX_NAME_LENGTH } from '../constants';
import { idSchema, instantSchema } from './primitives';

export const staffMemberSchema = z.strictObject({ staff_id: idSchema, name: z.string() });

export const deviceKindSchema = z.enum(['kiosk', 'tablet', 'screen']);
export const deviceNameSchema = z.string().trim().min(1).max(MAX_NAME_LENGTH);

/** A device that was paired with the restaurant’s setup code. */
export const deviceSchema = z.strictObject({
  device_id: idSchema,
  restaurant_id: idSchema,
  kind: deviceKindSchema,
  name: z.string(),
  paired_at: instantSchema,
  last_seen_at: instantSchema.nullable(),
});

export type DeviceKind = z.infer<typeof deviceKindSchema>;
export type Device = z.infer<typeof deviceSchema>;
export type StaffMember = z.infer<typeof staffMemberSchema>;
