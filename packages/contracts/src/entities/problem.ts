import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import { billSchema } from './bill';
import { missingSchema } from './campaign';
import { orderSchema, orderStatusSchema, paymentTotalsSchema } from './order';
import { paymentActionSchema } from './payment';
import { centsSchema, idSchema } from './primitives';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]; // Object.keys forgets the literal types

/** RFC 9457. `code` is what clients act on; the extra members belong to the codes named. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(codes),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('invalid_input: what is wrong, and where'),
  totals: paymentTotalsSchema.optional().describe('price_changed: what the order costs now'),
  order: orderSchema.optional().describe('already_paid: the order that was placed'),
  bill: billSchema
    .optional()
    .describe('bill_claimed, amount_too_high: what is paid, by whom, and what is open'),
  provider_message: z
    .string()
    .optional()
    .describe('payment_declined: why, in the words of the bank or the processor'),
  is_untried: z
    .boolean()
    .optional()
    .describe('payment_declined: nobody has tried to pay; whoever left for it came back without'),
  is_closed: z
    .boolean()
    .optional()
    .describe('payment_declined: the payment was closed before it was paid, and takes no card'),
  action: paymentActionSchema
    .optional()
    .describe('payment_action_required: what the guest has to see before the payment goes on'),
  items: z
    .array(z.object({ item_id: idSchema, name: z.string() }))
    .optional()
    .describe('item_sold_out, item_unavailable, menu_not_served, invalid_modifiers: which ones'),
  groups: z
    .array(
      z.object({
        item_id: idSchema,
        modifier_group_id: idSchema,
        name: z.string(),
        min_qty: z.int(),
        max_qty: z.int(),
        selected: z.int(),
      }),
    )
    .optional()
    .describe('invalid_modifiers: what each group lacks'),
  campaigns: z
    .array(
      z.object({
        campaign_instance_id: idSchema,
        campaign_id: idSchema,
        name: z.string(),
        missing: missingSchema.optional(),
      }),
    )
    .optional()
    .describe('campaign_…: which ones; campaign_not_earned: what each of them lacks'),
  served: z
    .array(z.object({ start_time: z.string(), end_time: z.string() }))
    .optional()
    .describe('menu_not_served: the hours that day'),
  order_status: orderStatusSchema
    .optional()
    .describe('order_status_conflict: where the order is now'),
  min_spend: centsSchema.optional().describe('delivery_min_spend: what the dishes must come to'),
  left_amount: centsSchema.optional().describe('refund_too_high: what is left to give back'),
  open_amount: centsSchema.optional().describe('bill_unpaid: what the parties still owe'),
  retry_after: z.int().optional().describe('Seconds; also in the Retry-After header'),
});

export type Problem = z.infer<typeof problemSchema>;
