import { z } from 'zod';
import { MAX_LINE_QUANTITY, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from '../constants';
import { withoutRoom } from '../guest-names';
import { orderDeliverySchema } from './delivery';
import {
  allergenSchema,
  centsSchema,
  currencySchema,
  dietSchema,
  idSchema,
  instantSchema,
  percentageSchema,
} from './primitives';
import { isSeen } from './seen-text';
import { taxAmountSchema } from './tax';

export const deliveryPlatformSchema = z
  .enum(['FRONT_COUNTER', 'KIOSK', 'MENTUM'])
  .describe(
    'Where it was ordered: by staff at the counter, at a kiosk, or on a guest’s own device',
  );
export const orderTypeSchema = z.enum(['DINE_IN', 'TAKEOUT']);
export const orderStatusSchema = z.enum([
  'ORDER_OPEN',
  'ORDER_SENT_TO_KITCHEN',
  'ORDER_PREPARING',
  'ORDER_READY',
  'ORDER_COMPLETED',
  'ORDER_CANCELLED',
]);
export const hasPaidSchema = z.enum([
  'PAYMENT_UNPAID',
  'PAYMENT_PAID_ONLINE',
  'PAYMENT_PAID_AT_COUNTER',
  'PAYMENT_REFUNDED',
]);
export const paymentStatusSchema = z.enum([
  'CREATED',
  'PROCESSING',
  'AUTHORIZED',
  'CAPTURED',
  'FAILED',
  'CANCELLED',
  'REFUNDED',
]);
export const cancelReasonSchema = z.enum([
  'item_sold_out',
  'item_unavailable',
  'restaurant_closed',
  'payment_mismatch',
  'by_restaurant',
  'table_closed',
  'slot_full',
  'too_busy',
  'guest_request',
  'not_collected',
  'delivery_cancelled',
  'delivery_failed',
  'reader_test',
]);

/** Why staff may end an order: what the guest reads, in the guest’s language. */
export const staffCancelReasonSchema = cancelReasonSchema.extract([
  'item_sold_out',
  'restaurant_closed',
  'too_busy',
  'guest_request',
  'not_collected',
  'by_restaurant',
]);

/** Why staff give money back: what the guest reads, in the guest’s language. */
export const refundReasonSchema = z.enum([
  'item_missing',
  'item_wrong',
  'quality',
  'too_late',
  'goodwill',
]);

/** One order line from a client: never a price. */
export const orderItemInputSchema = z.strictObject({
  item_id: idSchema,
  modifier_ids: z
    .array(idSchema)
    .max(500)
    .describe('An id repeats as often as the modifier is wanted; sorted'),
  multiplier: z.int().min(1).max(MAX_LINE_QUANTITY),
  special_instructions: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
  campaign_instance_id: idSchema.nullable().default(null),
  is_reward_item: z.boolean().default(false),
  analytics_menu_id: idSchema.nullable().default(null),
});

/** A line as a client sends it, which may say what the server knows by itself. */
const sentItemSchema = orderItemInputSchema.extend({
  item_instance_id: idSchema.nullish().describe('The server gives each line an id of its own'),
  order_id: idSchema.nullish(),
  guest_id: idSchema.optional().describe('Owner: the ordering guest, and no other'),
});

export const orderItemsInputSchema = z.array(sentItemSchema).min(1).max(MAX_ORDER_LINES);

/** Refuses lines of a body's `field` that are for another guest than the one who orders. */
export function refuseLinesOfOthers<Field extends string>(field: Field) {
  type Line = Pick<z.output<typeof sentItemSchema>, 'guest_id'>;
  type Body = { readonly guest_id: string } & Readonly<
    Partial<Record<Field, readonly Line[] | undefined>>
  >;
  return (body: Body, context: z.RefinementCtx) => {
    for (const [index, { guest_id = body.guest_id }] of (body[field] ?? []).entries()) {
      if (guest_id === body.guest_id) continue;
      const path = [field, index, 'guest_id'];
      context.addIssue({ code: 'custom', path, message: 'Not the guest who orders.' });
    }
  };
}

/** A tip: an amount counts before a percentage. */
export const tipFields = {
  tip_percentage: z.int().min(0).max(10_000).nullish().describe('Percent × 100: 1500 = 15 %'),
  tip_fixed: centsSchema.nullish(),
  delivery_tip: centsSchema.nullish(),
};

export const paymentTotalsSchema = z.strictObject({
  subtotal: centsSchema,
  discount: centsSchema,
  net_total: centsSchema,
  delivery_fee: centsSchema,
  tax_rate: percentageSchema,
  tax_amount: centsSchema.describe('Tax on top of the prices'),
  included_tax: centsSchema.describe('How much of the total is tax that the prices hold already'),
  taxes: z
    .array(taxAmountSchema)
    .optional()
    .describe('By rate, each rounded once; they come to the tax amount, or to the included tax'),
  total_with_tax: centsSchema,
  tip_amount: centsSchema,
  delivery_tip_amount: centsSchema,
  total_with_tip_and_tax: centsSchema,
});

export const orderModifierSchema = z.strictObject({
  modifier_id: idSchema,
  modifier_group_id: idSchema,
  modifier_group_name: z.string(),
  name: z.string(),
  price: centsSchema,
  count: z.int().min(1),
  allergens: z.array(allergenSchema).nullable(),
  diets: z.array(dietSchema).nullable(),
});

export const orderItemSchema = z.strictObject({
  item_instance_id: idSchema,
  item_id: idSchema,
  menu_id: idSchema,
  menu_name: z.string(),
  name: z.string(),
  price: centsSchema,
  price_with_modifiers: centsSchema,
  multiplier: z.int().min(1),
  amount: centsSchema.describe('price_with_modifiers × multiplier'),
  discount: centsSchema,
  modifiers: z.array(orderModifierSchema),
  special_instructions: z.string(),
  campaign_instance_id: idSchema.nullable(),
  is_reward_item: z.boolean(),
  has_paid: hasPaidSchema,
  refunded_units: z
    .int()
    .min(1)
    .optional()
    .describe('Units given back while others are not; left out where there are none'),
  round: z.int().min(1).describe('Which sending to the kitchen it came with'),
  sent_at: instantSchema.nullable().describe('When, if after the order was placed'),
  allergens: z.array(allergenSchema).nullable(),
  diets: z.array(dietSchema).nullable(),
});

export const orderCampaignSchema = z
  .strictObject({
    campaign_instance_id: idSchema,
    campaign_id: idSchema,
    name: z.string(),
    campaign_code: z.string().nullable(),
    discount: centsSchema,
    total_price: centsSchema.describe('Price of the units it covers, with it applied'),
  })
  .describe('A campaign of an order, as it was when the order was made');

const orderRefundSchema = z.strictObject({
  refunded_at: instantSchema,
  amount: centsSchema.describe('To cards and at the counter'),
  reason: refundReasonSchema.nullable(),
  note: z.string().describe('In the restaurant’s own words'),
});

export const orderSchema = z.strictObject({
  order_id: idSchema,
  order_number: z.string().nullable().describe('Given when the order is placed'),
  restaurant_id: idSchema,
  table_id: idSchema,
  guest_id: idSchema,
  guest_name: z.string(),
  order_type: orderTypeSchema,
  status: orderStatusSchema,
  cancel_reason: cancelReasonSchema.nullable(),
  cancel_note: z.string().nullable().describe('In the restaurant’s own words'),
  is_accepted: z.boolean().describe('False while the restaurant has yet to take it'),
  delivery_platform: deliveryPlatformSchema,
  currency: currencySchema,
  items: z.array(orderItemSchema),
  campaigns: z.array(orderCampaignSchema),
  totals: paymentTotalsSchema,
  amount: centsSchema.describe('With tax and tips: totals.total_with_tip_and_tax'),
  tip_percentage: z.int().nullable(),
  tip_fixed: centsSchema.nullable(),
  order_instructions: z.string(),
  pickup_time: instantSchema.nullable().describe('Wanted later; null = as soon as it is ready'),
  ready_at: instantSchema.nullable().describe('When the restaurant expects it to be ready'),
  placed_at: instantSchema.nullable(),
  payment_status: paymentStatusSchema.nullable(),
  payment_method: z
    .enum(['CARD', 'WALLET', 'COUNTER', 'TERMINAL'])
    .nullable()
    .describe('How it is or will be paid; what was paid, and how, is on its receipt'),
  open_amount: centsSchema.describe('Unpaid amount, with tax and tips'),
  refunded_amount: centsSchema.describe('Given back of what was paid, to cards and at the counter'),
  refunds: z
    .array(orderRefundSchema)
    .optional()
    .describe('What staff decided to give back, the first first; left out where there is none'),
  delivery: orderDeliverySchema.nullable().describe('null = nobody brings it'),
});

/**
 * Invisible characters, and those that reverse the text beside them. Joiners stay: some scripts and many emoji need
 * them. Removed first: blanks and accents on either side of them are joined then.
 */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

export const guestNameSchema = z
  .string()
  .overwrite((name) => name.replace(UNSEEN, '').normalize('NFC').replace(/\s+/gu, ' '))
  .trim()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .refine(isSeen, 'has nothing that can be seen');

/** A name that a guest or staff type. A room at its end is removed: a hotel's guest tells it in a field of its own. */
export const typedGuestNameSchema = guestNameSchema.overwrite(withoutRoom);

export type DeliveryPlatform = z.infer<typeof deliveryPlatformSchema>;
export type OrderType = z.infer<typeof orderTypeSchema>;
export type OrderStatus = z.infer<typeof orderStatusSchema>;
export type HasPaid = z.infer<typeof hasPaidSchema>;
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;
export type CancelReason = z.infer<typeof cancelReasonSchema>;
export type RefundReason = z.infer<typeof refundReasonSchema>;
export type OrderRefund = z.infer<typeof orderRefundSchema>;
export type StaffCancelReason = z.infer<typeof staffCancelReasonSchema>;
export type OrderItemInput = z.infer<typeof orderItemInputSchema>;
export type OrderModifier = z.infer<typeof orderModifierSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
export type OrderCampaign = z.infer<typeof orderCampaignSchema>;
export type Order = z.infer<typeof orderSchema>;
export type PaymentTotals = z.infer<typeof paymentTotalsSchema>;
