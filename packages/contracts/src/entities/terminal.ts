import { z } from 'zod';
import { centsSchema, idSchema } from './primitives';

/** Vendor of a reader's protocol. */
export const terminalVendorSchema = z.enum(['STRIPE', 'NUVEI']);

/** Whether a reader answers. */
export const readerOnlineSchema = z.boolean().nullable().describe('null = nobody can say now');

/** A card reader. */
export const terminalSchema = z.strictObject({
  terminal_id: idSchema,
  kiosk_id: idSchema.nullable().describe('The kiosk it stands at; null = at the counter'),
  label: z.string(),
  is_online: readerOnlineSchema,
  serial_number: z.string(),
  vendor: terminalVendorSchema,
  reader_id: z.string().describe('Id of the reader at its vendor'),
});

/** How paying at a reader stands: READY to start, PROCESSING until the outcome is known, COMPLETE or FAILED. */
export const terminalPaymentStatusSchema = z.enum(['READY', 'PROCESSING', 'COMPLETE', 'FAILED']);

export const terminalFailureSchema = z
  .enum(['declined', 'cancelled', 'reader', 'card_not_supported'])
  .describe('reader = the reader could not even ask for a card');

export const terminalPaymentSchema = z.strictObject({
  payment_intent_id: z.string(),
  amount: centsSchema,
  refunded_amount: centsSchema.describe('Given back of it'),
  status: terminalPaymentStatusSchema,
  is_capture_required: z.boolean().describe('The money is held and waits for capturePayment'),
  failure: terminalFailureSchema.nullable().describe('Why it FAILED'),
  provider_message: z.string().nullable().describe('Message of the reader or the bank'),
});

export type Terminal = z.infer<typeof terminalSchema>;
export type TerminalVendor = z.infer<typeof terminalVendorSchema>;
export type TerminalFailure = z.infer<typeof terminalFailureSchema>;
export type TerminalPayment = z.infer<typeof terminalPaymentSchema>;
export type TerminalPaymentStatus = z.infer<typeof terminalPaymentStatusSchema>;
