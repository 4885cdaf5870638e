import { z } from 'zod';
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from '../constants';
import {
  boardOrderSchema,
  orderActSchema,
  printedPaperSchema,
  waiterCallSchema,
} from '../entities/board';
import {
  orderSchema,
  orderStatusSchema,
  refundReasonSchema,
  staffCancelReasonSchema,
} from '../entities/order';
import { centsSchema, idSchema, instantSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const MOST_PER_PAGE = 200;

const byOrder = z.strictObject({ order_id: idSchema });
const orderReply = z.strictObject({ order: orderSchema });
const cancelNoteSchema = z
  .string()
  .trim()
  .max(MAX_NOTE_LENGTH)
  .default('')
  .describe('The guest reads it');
const itemsSchema = z
  .array(idSchema)
  .min(1)
  .max(MOST_PER_PAGE)
  .optional()
  .describe('item_instance_ids; without, all of the order');

export const boardRoutes = {
  listStaffOrders: defineRoute({
    ...calls.listStaffOrders,
    summary: 'The order board: what was placed and is not over yet, the oldest first',
    area: 'staff',
    audience: 'board',
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
      status: z
        .string()
        .regex(/^ORDER_[A-Z_]+(,ORDER_[A-Z_]+)*$/)
        .optional()
        .describe('Which statuses, separated by commas; without, those that are not over'),
      newest_first: z.enum(['true', 'false']).optional(),
      cursor: z.string().max(200).optional().describe('next_cursor of the page before'),
      limit: z.coerce.number<number | string>().int().min(1).max(MOST_PER_PAGE).default(50),
    }),
    reply: z.strictObject({
      orders: z.array(boardOrderSchema),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  }),
  setOrderStatus: defineRoute({
    ...calls.setOrderStatus,
    summary:
      'Moves an order to its next status, or cancels it with a reason: then what was paid goes back',
    area: 'staff',
    audience: 'staff',
    params: byOrder,
    body: z.discriminatedUnion('status', [
      z.strictObject({
        status: orderStatusSchema.exclude(['ORDER_OPEN', 'ORDER_CANCELLED']),
      }),
      z.strictObject({
        status: z.literal('ORDER_CANCELLED'),
        cancel_reason: staffCancelReasonSchema,
        cancel_note: cancelNoteSchema,
      }),
    ]),
    reply: orderReply,
    errors: ['order_status_conflict', 'payment_pending'],
  }),
  undoOrderStatus: defineRoute({
    ...calls.undoOrderStatus,
    summary:
      'Takes back the last step of an order, within the shift; what is cancelled stays cancelled',
    area: 'staff',
    audience: 'staff',
    params: byOrder,
    body: z.strictObject({
      from: orderStatusSchema
        .extract(['ORDER_PREPARING', 'ORDER_READY', 'ORDER_COMPLETED'])
        .describe('The status that is taken back; an order that is elsewhere stays there'),
    }),
    reply: orderReply,
    errors: ['order_status_conflict'],
  }),
  markOrderSeen: defineRoute({
    ...calls.markOrderSeen,
    summary: 'Says that somebody has seen a new order on a board; the first time counts',
    area: 'staff',
    audience: 'board',
    params: byOrder,
    reply: z.strictObject({ order_id: idSchema, seen_at: instantSchema }),
    errors: [],
  }),
  listOrderActs: defineRoute({
    ...calls.listOrderActs,
    summary: 'The acts of staff on an order, the first one first',
    area: 'staff',
    audience: 'board',
    params: byOrder,
    reply: z.strictObject({ acts: z.array(orderActSchema) }),
    errors: [],
  }),
  claimPrint: defineRoute({
    ...calls.claimPrint,
    summary:
      'Claims the paper of an order for the device that calls: each device may print it once, and what it prints again is a copy; a kiosk prints slips',
    area: 'staff',
    audience: 'staff_or_device',
    params: byOrder,
    body: z.strictObject({
      paper: printedPaperSchema,
      round: z.int().min(1).max(MAX_ORDER_LINES).default(1).describe('A ticket’s round'),
      again: z.boolean().default(false).describe('Whether another copy is asked for'),
    }),
    reply: z.strictObject({
      may_print: z.boolean(),
      copy: z.int().min(0).describe('0 = the original; a copy says COPY'),
    }),
    errors: [],
  }),
  acceptOrder: defineRoute({
    ...calls.acceptOrder,
    summary:
      'Takes an order, where the restaurant decides on each; with a time, moves the promise of one that was taken and is not ready yet',
    area: 'staff',
    audience: 'staff',
    params: byOrder,
    body: z.strictObject({
      ready_in_minutes: z.int().min(0).max(600).optional().describe('Without, the usual time'),
    }),
    reply: orderReply,
    errors: ['order_status_conflict'],
  }),
  rejectOrder: defineRoute({
    ...calls.rejectOrder,
    summary: 'Does not take an order, with a reason that the guest reads; what was paid goes back',
    area: 'staff',
    audience: 'staff',
    params: byOrder,
    body: z.strictObject({
      cancel_reason: staffCancelReasonSchema,
      cancel_note: cancelNoteSchema,
    }),
    reply: orderReply,
    errors: ['order_status_conflict', 'payment_pending'],
  }),
  markOrderPaid: defineRoute({
    ...calls.markOrderPaid,
    summary: 'Says that an order, or some of its items, was paid at the counter',
    area: 'staff',
    audience: 'staff',
    params: byOrder,
    body: z.strictObject({ item_instance_ids: itemsSchema }),
    reply: orderReply,
    errors: ['already_paid', 'order_status_conflict', 'payment_pending'],
  }),
  refundOrder: defineRoute({
    ...calls.refundOrder,
    summary:
      'Gives back what was paid for an order, for some of its items or units, or an amount of it',
    area: 'staff',
    audience: 'staff',
    params: byOrder,
    body: z
      .strictObject({
        item_instance_ids: itemsSchema,
        units: z
          .array(
            z.strictObject({
              item_instance_id: idSchema,
              multiplier: z.int().min(1).max(MAX_LINE_QUANTITY),
            }),
          )
          .min(1)
          .max(MOST_PER_PAGE)
          .optional()
          .describe('Some units of items, each with its part of the tax'),
        amount: centsSchema.min(1).optional().describe('Of the order as a whole; alone'),
        reason: refundReasonSchema.nullable().default(null).describe('The guest reads it'),
        note: cancelNoteSchema,
      })
      .refine(
        ({ amount, units, item_instance_ids }) =>
          amount === undefined || (units === undefined && item_instance_ids === undefined),
        'names an amount, or items and units',
      ),
    reply: z.strictObject({
      order: orderSchema,
      refund: z.strictObject({
        online: centsSchema.describe('On its way back to the card'),
        at_counter: centsSchema.describe('For staff to hand over'),
      }),
    }),
    errors: ['refund_too_high', 'order_status_conflict'],
  }),
  listWaiterCalls: defineRoute({
    ...calls.listWaiterCalls,
    summary: 'Tables that asked for somebody and to whom nobody went yet, the oldest first',
    area: 'staff',
    audience: 'board',
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
    }),
    reply: z.strictObject({ calls: z.array(waiterCallSchema) }),
    errors: [],
  }),
  closeWaiterCall: defineRoute({
    ...calls.closeWaiterCall,
    summary: 'Closes a call that staff have answered',
    area: 'staff',
    audience: 'staff',
    params: z.strictObject({ call_id: idSchema }),
    reply: z.strictObject({ call: waiterCallSchema }),
    errors: [],
  }),
} as const;
