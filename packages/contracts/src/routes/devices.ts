import { z } from 'zod';
import { idSchema } from '../entities/primitives';
import { deviceKindSchema, deviceNameSchema, deviceSchema } from '../entities/staff';
import { defineRoute } from './define-route';

export const deviceRoutes = {
  pairDevice: defineRoute({
    method: 'POST',
    path: '/devices/pair',
    summary:
      'Pairs a kiosk, a tablet or a screen by the restaurant’s setup code; five wrong ones lock pairing for 15 minutes',
    area: 'devices',
    audience: 'public',
    knows_caller: true,
    is_keyed: false,
    body: z.strictObject({
      restaurant_id: idSchema,
      setup_code: z.string().trim().min(1).max(64),
      kind: deviceKindSchema,
      name: deviceNameSchema.optional().describe('For the list of devices; "kiosk 2" without'),
    }),
    reply: z.strictObject({ token: z.string(), device: deviceSchema }),
    errors: ['setup_code_wrong', 'setup_code_locked', 'rate_limited'],
  }),
  getDevice: defineRoute({
    method: 'GET',
    path: '/devices/self',
    summary: 'What this device is paired as',
    area: 'devices',
    audience: 'device',
    is_keyed: false,
    reply: z.strictObject({ device: deviceSchema }),
    errors: [],
  }),
  listDevices: defineRoute({
    method: 'GET',
    path: '/staff/devices',
    summary: 'The paired devices of the restaurant',
    area: 'devices',
    audience: 'staff',
    is_keyed: false,
    reply: z.strictObject({ devices: z.array(deviceSchema) }),
    errors: [],
  }),
  revokeDevice: defineRoute({
    method: 'POST',
    path: '/staff/devices/{device_id}/revoke',
    summary: 'Ends a device’s pairing at once',
    area: 'devices',
    audience: 'staff',
    is_keyed: false,
    params: z.strictObject({ device_id: idSchema }),
    reply: z.strictObject({ ok: z.literal(true) }),
    errors: [],
  }),
} as const;
