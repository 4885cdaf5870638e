import { z } from 'zod';
import { MAX_NOTE_LENGTH } from '../constants';
import { campaignsInputSchema } from '../entities/campaign';
import {
  orderItemInputSchema,
  orderItemsInputSchema,
  orderSchema,
  refuseLinesOfOthers,
  tipFields,
} from '../entities/order';
import { centsSchema, idSchema, instantSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';
import { refusals } from './orders';

const orderReply = z.strictObject({ order: orderSchema });
const byOrder = z.strictObject({ order_id: idSchema });

export const reorderLineSchema = z.strictObject({
  item: orderItemInputSchema,
  name: z.string(),
  is_available: z.boolean().describe('Whether today’s menu has it just like that'),
});

export const orderChangeRoutes = {
  addToOrder: defineRoute({
    ...calls.addToOrder,
    summary:
      'Sends a round to the kitchen: the first makes the guest’s order, the next are added to it; paid later',
    area: 'orders',
    audience: 'guest',
    body: z
      .strictObject({
        restaurant_id: idSchema,
        guest_id: idSchema,
        item_instances: orderItemsInputSchema,
        campaigns: campaignsInputSchema,
        order_instructions: z
          .string()
          .trim()
          .max(MAX_NOTE_LENGTH)
          .optional()
          .describe('Added to those of earlier rounds; updateOrder replaces them'),
        expected_total: centsSchema
          .optional()
          .describe('Price of this round with tax, as shown to the guest'),
      })
      .superRefine(refuseLinesOfOthers('item_instances')),
    reply: orderReply,
    errors: [...refusals, 'payment_method_unavailable', 'table_session_closed'],
  }),
  updateOrder: defineRoute({
    ...calls.updateOrder,
    summary: 'Changes the instructions of an order that is not paid yet',
    area: 'orders',
    audience: 'guest',
    body: z.strictObject({
      order: z.strictObject({
        order_id: idSchema,
        order_instructions: z.string().trim().max(MAX_NOTE_LENGTH),
      }),
    }),
    reply: orderReply,
    errors: ['already_paid', 'bill_claimed', 'order_status_conflict'],
  }),
  setOrderType: defineRoute({
    ...calls.setOrderType,
    summary: 'Says when a take-out order is wanted: now (1) or later (2)',
    area: 'orders',
    audience: 'guest',
    body: z.strictObject({
      order_id: idSchema,
      order_type: z.union([z.literal(1), z.literal(2)]),
      pickup_time: instantSchema.nullable().default(null).describe('With 2: when'),
    }),
    reply: orderReply,
    errors: [
      'last_order_passed',
      'order_status_conflict',
      'pickup_time_invalid',
      'restaurant_closed',
      'slot_full',
    ],
  }),
  setOrderTip: defineRoute({
    ...calls.setOrderTip,
    summary: 'Changes the tip of an order that nobody has begun to pay',
    area: 'orders',
    audience: 'guest',
    params: byOrder,
    body: z.strictObject({
      tip_percentage: tipFields.tip_percentage,
      tip_fixed: tipFields.tip_fixed,
    }),
    reply: orderReply,
    errors: ['already_paid', 'bill_claimed', 'order_status_conflict', 'tip_too_high'],
  }),
  reorder: defineRoute({
    ...calls.reorder,
    summary: 'The lines of an earlier order, checked against today’s menu; for the cart',
    area: 'orders',
    audience: 'receipt',
    params: byOrder,
    query: z.strictObject({ guest_id: idSchema.describe('Guest of the order') }),
    reply: z.strictObject({ lines: z.array(reorderLineSchema) }),
    errors: [],
  }),
} as const;
