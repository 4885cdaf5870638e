import { z } from 'zod';
import { MAX_BILL_PARTS, MAX_CENTS, MAX_ORDER_LINES } from '../constants';
import { guestNameSchema } from './order';
import { centsSchema, currencySchema, idSchema, instantSchema } from './primitives';

export const shareKindSchema = z.enum(['mine', 'items', 'parts', 'amount', 'all', 'counter']);

export const shareStatusSchema = z
  .enum(['CLAIMED', 'PAID', 'RELEASED', 'REFUNDED'])
  .describe('CLAIMED = somebody is paying it; RELEASED = back on the bill');

/** Share of the table's bill a payer requests. */
export const shareInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mine') }).describe('Open amount of the guest’s own orders'),
  z
    .strictObject({
      kind: z.literal('items'),
      item_instance_ids: z.array(idSchema).min(1).max(MAX_ORDER_LINES),
    })
    .describe('These lines, whoever ordered them'),
  z
    .strictObject({
      kind: z.literal('parts'),
      parts: z.int().min(1).max(MAX_BILL_PARTS),
      parts_of: z.int().min(1).max(MAX_BILL_PARTS),
    })
    .describe('So many of so many equal parts of the bill'),
  z
    .strictObject({ kind: z.literal('amount'), amount: z.int().min(1).max(MAX_CENTS) })
    .describe('An amount, tip not included'),
  z.strictObject({ kind: z.literal('all') }).describe('All that is open'),
]);

export const billShareSchema = z.strictObject({
  share_id: idSchema,
  guest_id: idSchema.nullable().describe('The payer; null = paid at the counter'),
  guest_name: guestNameSchema.nullable(),
  kind: shareKindSchema,
  parts: z.int().nullable(),
  parts_of: z.int().nullable(),
  amount: centsSchema.describe('With the tip'),
  tip_amount: centsSchema,
  item_instance_ids: z.array(idSchema).describe('The lines it pays for by name'),
  status: shareStatusSchema,
  held_until: instantSchema.describe('From then on another payer may have it, unless it is paid'),
});

export const billSchema = z
  .strictObject({
    table_id: idSchema,
    currency: currencySchema,
    order_ids: z.array(idSchema),
    total: centsSchema.describe('Sum of the table’s orders, with tax and tips'),
    paid: centsSchema,
    claimed: centsSchema.describe('Amount that is being paid at this moment'),
    open: centsSchema.describe('Amount that is neither paid nor claimed'),
    shares: z.array(billShareSchema).describe('Paid, or being paid'),
  })
  .describe('Bill of a table: amounts owed, and the shares that pay it');

export type ShareKind = z.infer<typeof shareKindSchema>;
export type ShareStatus = z.infer<typeof shareStatusSchema>;
export type ShareInput = z.infer<typeof shareInputSchema>;
export type BillShare = z.infer<typeof billShareSchema>;
export type Bill = z.infer<typeof billSchema>;
