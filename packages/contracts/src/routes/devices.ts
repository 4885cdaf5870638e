import { z } from 'zod';
import { lateOrderInputSchema, reservedNumberSchema } from '../entities/late-order';
import { orderSchema } from '../entities/order';
import { idSchema } from '../entities/primitives';
import {
  deviceKindSchema,
  deviceNameSchema,
  deviceReportInputSchema,
  deviceSchema,
} from '../entities/staff';
import { calls } from '../calls';
import { defineRoute } from './define-route';

export const deviceRoutes = {
  pairDevice: defineRoute({
    ...calls.pairDevice,
    summary:
      'Pairs a kiosk, a tablet or a screen by the restaurant’s setup code; five wrong ones lock pairing for 15 minutes',
    area: 'devices',
    audience: 'public',
    knows_caller: true,
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
    ...calls.getDevice,
    summary: 'The pairing of this device',
    area: 'devices',
    audience: 'device',
    reply: z.strictObject({ device: deviceSchema }),
    errors: [],
  }),
  reportDevice: defineRoute({
    ...calls.reportDevice,
    summary:
      'Says that this device runs, what it shows and what is wrong with it; the reply says whether staff have closed it',
    area: 'devices',
    audience: 'device',
    body: deviceReportInputSchema,
    reply: z.strictObject({ device: deviceSchema }),
    errors: ['rate_limited'],
  }),
  reserveNumbers: defineRoute({
    ...calls.reserveNumbers,
    summary:
      'Reserves order numbers that a kiosk gives to its guests while it has no connection; held for three days',
    area: 'devices',
    audience: 'device',
    reply: z.strictObject({ numbers: z.array(reservedNumberSchema) }),
    errors: ['rate_limited'],
  }),
  placeLateOrder: defineRoute({
    ...calls.placeLateOrder,
    summary:
      'Places an order that a kiosk took without a connection, once for each number and at the current prices; what differs is marked for staff',
    area: 'orders',
    audience: 'device',
    body: lateOrderInputSchema,
    reply: z.strictObject({ order: orderSchema }),
    errors: [],
  }),
  listDevices: defineRoute({
    ...calls.listDevices,
    summary: 'The paired devices of the restaurant',
    area: 'devices',
    audience: 'staff',
    reply: z.strictObject({ devices: z.array(deviceSchema) }),
    errors: [],
  }),
  setDeviceOpen: defineRoute({
    ...calls.setDeviceOpen,
    summary: 'Closes a kiosk for guests, or opens it again',
    area: 'devices',
    audience: 'staff',
    params: z.strictObject({ device_id: idSchema }),
    body: z.strictObject({ is_open: z.boolean() }),
    reply: z.strictObject({ device: deviceSchema }),
    errors: [],
  }),
  revokeDevice: defineRoute({
    ...calls.revokeDevice,
    summary: 'Ends a device’s pairing at once',
    area: 'devices',
    audience: 'staff',
    params: z.strictObject({ device_id: idSchema }),
    reply: z.strictObject({ ok: z.literal(true) }),
    errors: [],
  }),
} as const;
