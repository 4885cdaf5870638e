import { z } from 'zod';
import { billSchema, billShareSchema, shareInputSchema } from '../entities/bill';
import { paymentTotalsSchema, tipFields } from '../entities/order';
import { centsSchema, idSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';
import { intentReplySchema } from './intent-reply';

/** Input of payments after ordering. */
export const billPaymentInput = {
  guest_id: idSchema,
  restaurant_id: idSchema,
  ...tipFields,
  share: shareInputSchema
    .default({ kind: 'mine' })
    .describe(
      'Share of the table’s bill to pay; without it, the open amount of the guest’s orders',
    ),
  expected_total: centsSchema
    .optional()
    .describe('Total shown to the guest; a difference is price_changed'),
  replaces: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('The payment_intent_id that this takes the place of'),
};

export const billRefusals = [
  'already_paid',
  'amount_too_high',
  'bill_claimed',
  'card_amount_too_high',
  'card_amount_too_low',
  'order_empty',
  'payment_method_unavailable',
  'payment_pending',
  'payment_setup',
  'price_changed',
  'tip_too_high',
] as const;

export const billRoutes = {
  getBill: defineRoute({
    ...calls.getBill,
    summary: 'The bill of a table and its shares; null while nothing was ordered',
    area: 'payments',
    audience: 'guest',
    params: z.strictObject({ table_id: idSchema }),
    reply: z.strictObject({ bill: billSchema.nullable() }),
    errors: [],
  }),
  getOpenShare: defineRoute({
    ...calls.getOpenShare,
    summary:
      'The share that a guest has claimed and not paid yet, with all that a browser needs to go on paying it; null when there is none',
    area: 'payments',
    audience: 'guest',
    params: z.strictObject({ guest_id: idSchema }),
    reply: z.strictObject({
      share: billShareSchema.nullable(),
      payment: intentReplySchema.nullable().describe('null while the processor has not answered'),
    }),
    errors: [],
  }),
  priceShare: defineRoute({
    ...calls.priceShare,
    summary:
      'The price of a share of the table’s bill for a guest, as it would be claimed now; claims nothing. Without the guest’s own tip: `tip_amount` is their part of tips on the orders. Staff may ask it for any guest of their restaurant',
    area: 'payments',
    audience: 'table',
    params: z.strictObject({ guest_id: idSchema }),
    body: z.strictObject({ share: shareInputSchema }),
    reply: z.strictObject({ totals: paymentTotalsSchema }),
    errors: ['already_paid', 'amount_too_high', 'bill_claimed', 'order_empty'],
  }),
  releaseShare: defineRoute({
    ...calls.releaseShare,
    summary:
      'Puts the share that a guest has claimed and not paid back on the bill, for others to pay at once; replies with what is held all the same, as its payment is under way, or null',
    area: 'payments',
    audience: 'guest',
    params: z.strictObject({ guest_id: idSchema }),
    reply: z.strictObject({ share: billShareSchema.nullable() }),
    errors: [],
  }),
  payOrders: defineRoute({
    ...calls.payOrders,
    summary:
      'Claims a share of the table’s bill for a guest and opens a payment for exactly that; the same as payments/intent with mode "after"',
    area: 'payments',
    audience: 'guest',
    body: z.strictObject(billPaymentInput),
    reply: intentReplySchema,
    errors: billRefusals,
  }),
} as const;
