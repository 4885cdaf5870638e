import { z } from 'zod';
import { MAX_NOTE_LENGTH, MAX_ORDER_LINES } from '../constants';
import { campaignsInputSchema } from '../entities/campaign';
import {
  deliveryPlatformSchema,
  orderItemsInputSchema,
  orderSchema,
  orderTypeSchema,
  paymentTotalsSchema,
  refuseLinesOfOthers,
  tipFields,
} from '../entities/order';
import { payerSchema } from '../entities/payer';
import { browserFactsSchema, nuveiOutcomeSchema, nuveiReturnSchema } from '../entities/payment';
import { centsSchema, idSchema, instantSchema } from '../entities/primitives';
import { billPaymentInput, billRefusals } from './bills';
import { calls } from '../calls';
import { defineRoute } from './define-route';
import { intentReplySchema } from './intent-reply';

const pickupTime = instantSchema
  .nullable()
  .default(null)
  .describe('Time by which the offered menus count; null = as soon as it is ready');

const pricedInput = {
  restaurant_id: idSchema,
  items: orderItemsInputSchema,
  campaigns: campaignsInputSchema,
  order_type: orderTypeSchema.default('TAKEOUT'),
  pickup_time: pickupTime,
  ...tipFields,
};

const placeableInput = {
  guest_id: idSchema,
  ...pricedInput,
  order_instructions: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
  delivery_quote_id: idSchema
    .nullable()
    .default(null)
    .describe('The id of a delivery quote: then it is brought there, at that price'),
  expected_total: centsSchema
    .optional()
    .describe('Total shown to the guest; a difference is price_changed'),
  replaces: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe(
      'The payment_intent_id that this takes the place of; if that one is paid after all, already_paid tells its order',
    ),
};

/** Why a campaign of an order is refused, wherever one is priced. */
const campaignRefusals = [
  'campaign_limit_reached',
  'campaign_not_combinable',
  'campaign_not_earned',
  'campaign_unavailable',
] as const;

export const refusals = [
  ...campaignRefusals,
  'campaign_used_up',
  'delivery_min_spend',
  'delivery_not_offered',
  'delivery_quote_expired',
  'invalid_modifiers',
  'item_sold_out',
  'item_unavailable',
  'last_order_passed',
  'menu_not_served',
  'order_too_large',
  'ordering_disabled',
  'phone_required',
  'phone_unverified',
  'pickup_time_invalid',
  'price_changed',
  'restaurant_closed',
  'room_required',
  'slot_full',
  'tip_too_high',
] as const;

export const orderRoutes = {
  calculateTotals: defineRoute({
    ...calls.calculateTotals,
    summary: 'Prices an order without placing it',
    area: 'orders',
    audience: 'public',
    body: z.strictObject({
      order: z.strictObject({
        ...pricedInput,
        delivery_fee: centsSchema
          .optional()
          .describe('Fee for delivery; without it, it is not delivered'),
        delivery_platform: deliveryPlatformSchema.default('MENTUM'),
        used_campaign_ids: z
          .array(idSchema)
          .max(MAX_ORDER_LINES)
          .default([])
          .describe('Of the order that this is a further round of: they count no second time'),
      }),
      tip_percentage: tipFields.tip_percentage.describe(
        'Beside the order or in it, as all of a tip',
      ),
      tip_fixed: tipFields.tip_fixed,
      delivery_tip: tipFields.delivery_tip,
    }),
    reply: z.strictObject({ totals: paymentTotalsSchema }),
    errors: [
      ...campaignRefusals,
      'restaurant_not_found',
      'invalid_modifiers',
      'item_sold_out',
      'item_unavailable',
      'order_too_large',
      'tip_too_high',
    ],
  }),
  calculateTax: defineRoute({
    ...calls.calculateTax,
    summary: 'The sales tax of an order; places nothing',
    area: 'orders',
    audience: 'public',
    body: z.strictObject({
      order: z.strictObject({
        restaurant_id: idSchema,
        delivery_fee: centsSchema.default(0),
        items: orderItemsInputSchema,
        campaigns: campaignsInputSchema,
        order_type: orderTypeSchema.default('TAKEOUT'),
        pickup_time: pickupTime,
        delivery_platform: deliveryPlatformSchema.default('MENTUM'),
      }),
    }),
    reply: z.strictObject({ sales_tax: centsSchema }),
    errors: [
      ...campaignRefusals,
      'restaurant_not_found',
      'invalid_modifiers',
      'item_sold_out',
      'item_unavailable',
      'order_too_large',
    ],
  }),
  orderAndPay: defineRoute({
    ...calls.orderAndPay,
    summary:
      'Places an order: after an intent was confirmed (token = payment_intent_id), by charging the token of a card, or unpaid (COUNTER)',
    area: 'orders',
    audience: 'guest',
    body: z.discriminatedUnion('payment_method', [
      z
        .strictObject({
          ...placeableInput,
          items: orderItemsInputSchema
            .optional()
            .describe('The stored order of the intent is what is placed'),
          payment_method: z.enum(['CARD', 'WALLET', 'TERMINAL']),
          token: z
            .string()
            .min(1)
            .max(16_384)
            .describe(
              'The payment_intent_id, to be told how it stands; with NMI and BAMBORA, the token of a card or wallet that is to pay',
            ),
          payment_intent_id: z
            .string()
            .min(1)
            .max(255)
            .optional()
            .describe('Which payment the token of a card is for'),
          terminal_id: idSchema
            .optional()
            .describe('TERMINAL: where it was paid; what counts is the reader of the payment'),
          browser: browserFactsSchema.optional().describe('BAMBORA: for the bank’s page'),
        })
        .superRefine(refuseLinesOfOthers('items')),
      z
        .strictObject({ ...placeableInput, payment_method: z.literal('COUNTER') })
        .superRefine(refuseLinesOfOthers('items')),
    ]),
    reply: z.strictObject({ order: orderSchema }),
    errors: [
      ...refusals,
      'already_paid',
      'payment_action_required',
      'payment_declined',
      'payment_pending',
      'payment_method_unavailable',
    ],
  }),
  getGuestOrder: defineRoute({
    ...calls.getGuestOrder,
    summary: 'The guest’s newest order',
    area: 'orders',
    audience: 'guest',
    params: z.strictObject({ guest_id: idSchema }),
    query: z.strictObject({
      recent: z
        .enum(['true', 'false'])
        .default('false')
        .describe('Only one of the last 30 minutes'),
    }),
    reply: z.strictObject({ order: orderSchema }),
    errors: [],
  }),
} as const;

export const paymentRoutes = {
  createPaymentIntent: defineRoute({
    ...calls.createPaymentIntent,
    summary:
      'Stores the priced order and opens a payment for it; nothing is charged before the guest confirms',
    area: 'payments',
    audience: 'guest',
    body: z.discriminatedUnion('mode', [
      z
        .strictObject({
          ...placeableInput,
          mode: z.literal('before'),
          terminal_id: idSchema
            .optional()
            .describe('The card reader that it is paid at; at kiosks and at the counter only'),
        })
        .superRefine(refuseLinesOfOthers('items')),
      z
        .strictObject({
          ...billPaymentInput,
          mode: z.literal('after'),
          delivery_quote_id: z.null().optional().describe('Nothing is brought to a table'),
        })
        .describe('A share of what the table has ordered'),
    ]),
    reply: intentReplySchema,
    errors: [...new Set([...refusals, ...billRefusals])],
  }),
  getPayer: defineRoute({
    ...calls.getPayer,
    summary:
      'The payer and the subject of a payment of the caller’s table: identifies a guest who returns from another site in a browser that keeps nothing',
    area: 'payments',
    audience: 'guest',
    params: z.strictObject({ payment_intent_id: z.string().min(1).max(255) }),
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
    }),
    reply: payerSchema,
    errors: [],
  }),
  verifyNuveiPayment: defineRoute({
    ...calls.verifyNuveiPayment,
    summary:
      'Takes the result that the browser brings back from Nuvei’s page: verified by its hash, compared with the payment, and settled',
    area: 'payments',
    audience: 'public',
    body: nuveiReturnSchema,
    reply: z.strictObject({
      success: z.boolean().describe('The order is paid and placed'),
      outcome: nuveiOutcomeSchema,
      payment_intent_id: z.string(),
    }),
    errors: ['payment_unverified'],
  }),
  authorizeApplePayMerchant: defineRoute({
    ...calls.authorizeApplePayMerchant,
    summary: 'A merchant session of Apple Pay for this site; the address must be one of Apple’s',
    area: 'payments',
    audience: 'guest',
    body: z.strictObject({ validate_url: z.string().min(1).max(2_048) }),
    reply: z.strictObject({
      merchant_session: z
        .record(z.string(), z.unknown())
        .describe('Apple’s own; handed to the browser as it is'),
    }),
    errors: ['payment_method_unavailable'],
  }),
} as const;
