import { z } from 'zod';
import {
  deliveryQuoteSchema,
  deliverySchema,
  deliveryStatusSchema,
  dropoffFields,
} from '../entities/delivery';
import { orderSchema } from '../entities/order';
import { staffDeliverySchema } from '../entities/staff-delivery';
import { centsSchema, idSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const byGuest = z.strictObject({ guest_id: idSchema });
const byOrder = z.strictObject({ order_id: idSchema });

export const deliveryRoutes = {
  quoteDelivery: defineRoute({
    ...calls.quoteDelivery,
    summary:
      'Asks what bringing an order to an address costs; the answer is stored and holds for 240 seconds',
    area: 'delivery',
    audience: 'guest',
    body: z.strictObject({
      restaurant_id: idSchema,
      guest_id: idSchema,
      ...dropoffFields,
      delivery_tip: centsSchema.default(0),
    }),
    reply: deliveryQuoteSchema,
    errors: ['address_not_deliverable', 'delivery_not_offered', 'invalid_phone_number'],
  }),
  getDelivery: defineRoute({
    ...calls.getDelivery,
    summary: 'Where the newest delivery of a guest of one’s own is; null = there is none',
    area: 'delivery',
    audience: 'guest',
    params: byGuest,
    reply: z.strictObject({ delivery: deliverySchema.nullable() }),
    errors: [],
  }),
  cancelDelivery: defineRoute({
    ...calls.cancelDelivery,
    summary:
      'Calls a delivery off with its order, before the kitchen has begun; or one that nobody brings. All money goes back',
    area: 'delivery',
    audience: 'guest',
    body: z.strictObject({ guest_id: idSchema }),
    reply: z.strictObject({ delivery: deliverySchema, order: orderSchema }),
    errors: ['delivery_not_cancellable', 'payment_pending'],
  }),
  listStaffDeliveries: defineRoute({
    ...calls.listStaffDeliveries,
    summary: 'Deliveries under way or to come, with address and recipient, the oldest first',
    area: 'delivery',
    audience: 'staff',
    reply: z.strictObject({ deliveries: z.array(staffDeliverySchema) }),
    errors: [],
  }),
  setDeliveryStatus: defineRoute({
    ...calls.setDeliveryStatus,
    summary: 'How far the restaurant’s own rider has come; only forward',
    area: 'delivery',
    audience: 'staff',
    params: byOrder,
    body: z.strictObject({
      status: deliveryStatusSchema.exclude(['WAITING', 'DISPATCHED', 'CANCELLED']),
      courier_name: z.string().trim().min(1).max(80).optional(),
    }),
    reply: z.strictObject({ delivery: staffDeliverySchema }),
    errors: ['order_status_conflict'],
  }),
  resendDelivery: defineRoute({
    ...calls.resendDelivery,
    summary:
      'Sends somebody else with an order that nobody brings: another courier, or one’s own rider',
    area: 'delivery',
    audience: 'staff',
    params: byOrder,
    body: z.strictObject({ in_house: z.boolean().default(false) }),
    reply: z.strictObject({ delivery: staffDeliverySchema }),
    errors: ['order_status_conflict'],
  }),
} as const;
