import { z } from 'zod';
import { shareInputSchema } from '../entities/bill';
import { tipFields } from '../entities/order';
import { readerOnlineSchema, terminalPaymentSchema, terminalSchema } from '../entities/terminal';
import { idSchema } from '../entities/primitives';
import { billRefusals } from './bills';
import { calls } from '../calls';
import { defineRoute } from './define-route';
import { intentReplySchema } from './intent-reply';

const paymentName = { restaurant_id: idSchema, payment_intent_id: z.string().min(1).max(255) };

export const terminalRoutes = {
  listTerminals: defineRoute({
    ...calls.listTerminals,
    summary: 'The card readers of the restaurant that staff or a device belongs to',
    area: 'devices',
    audience: 'staff_or_device',
    params: z.strictObject({ restaurant_id: idSchema }),
    reply: z.strictObject({
      terminals: z.array(terminalSchema),
      script_url: z
        .url()
        .nullable()
        .describe('A stand-in for the script that talks to Stripe’s readers; sandbox only'),
    }),
    errors: [],
  }),
  placeTerminal: defineRoute({
    ...calls.placeTerminal,
    summary:
      'Says at which kiosk a reader stands. A device takes one that is free, or gives its own back; staff move any',
    area: 'devices',
    audience: 'staff_or_device',
    body: z.strictObject({
      restaurant_id: idSchema,
      terminal_id: idSchema,
      kiosk_id: idSchema.nullable().describe('null = the counter'),
    }),
    reply: z.strictObject({ terminal: terminalSchema }),
    errors: ['terminal_busy'],
  }),
  getTerminalStatus: defineRoute({
    ...calls.getTerminalStatus,
    summary: 'Which of these terminals are there; those of other restaurants are left out',
    area: 'devices',
    audience: 'staff_or_device',
    body: z.strictObject({
      restaurant_id: idSchema,
      terminal_ids: z.array(idSchema).min(1).max(50),
    }),
    reply: z.strictObject({
      statuses: z.array(z.strictObject({ terminal_id: idSchema, is_online: readerOnlineSchema })),
    }),
    errors: [],
  }),
  getConnectionToken: defineRoute({
    ...calls.getConnectionToken,
    summary: 'Lets the browser speak to the Stripe readers of the restaurant, for a short while',
    area: 'devices',
    audience: 'staff_or_device',
    params: z.strictObject({ restaurant_id: idSchema }),
    reply: z.strictObject({ connection_token: z.string() }),
    errors: ['payment_setup'],
  }),
  openTerminalPayment: defineRoute({
    ...calls.openTerminalPayment,
    summary:
      'Opens the stored order of a guest, or a share of the bill of a table, for payment at a reader; a payment that is open on a page is closed first',
    area: 'payments',
    audience: 'staff',
    body: z.strictObject({
      restaurant_id: idSchema,
      guest_id: idSchema,
      terminal_id: idSchema,
      bill: z
        .strictObject({
          share: shareInputSchema,
          tip_percentage: tipFields.tip_percentage,
          tip_fixed: tipFields.tip_fixed,
        })
        .optional()
        .describe('Share of the table’s bill to pay; without it, the stored order'),
    }),
    reply: intentReplySchema,
    errors: [...billRefusals, 'campaign_used_up', 'terminal_vendor_invalid'],
  }),
  openReaderTest: defineRoute({
    ...calls.openReaderTest,
    summary:
      'Opens a payment of 1.00 that tests a reader: a card is charged as a guest’s is, and the money goes back by itself. One at a time per reader',
    area: 'payments',
    audience: 'staff',
    body: z.strictObject({ restaurant_id: idSchema, terminal_id: idSchema }),
    reply: intentReplySchema,
    errors: ['already_paid', 'order_empty', 'payment_pending', 'payment_setup'],
  }),
  startTerminalSale: defineRoute({
    ...calls.startTerminalSale,
    summary:
      'Has a cloud terminal ask for the card of an open payment, once. How it goes on is told by the payment',
    area: 'payments',
    audience: 'staff_or_device',
    body: z.strictObject(paymentName),
    reply: z.strictObject({
      payment: terminalPaymentSchema,
      cancellation_token: z.string().describe('Lets whoever has it cancel the sale'),
    }),
    errors: ['terminal_busy', 'terminal_offline', 'terminal_vendor_invalid'],
  }),
  getTerminalPayment: defineRoute({
    ...calls.getTerminalPayment,
    summary: 'How a payment at a reader stands; what is not known is looked up first',
    area: 'payments',
    audience: 'staff_or_device',
    params: z.strictObject(paymentName),
    reply: z.strictObject({ payment: terminalPaymentSchema }),
    errors: [],
  }),
  cancelTerminalPayment: defineRoute({
    ...calls.cancelTerminalPayment,
    summary: 'Ends a payment at a reader, unless the guest was faster: the reply says which',
    area: 'payments',
    audience: 'staff_or_device',
    body: z.strictObject({
      ...paymentName,
      cancellation_token: z
        .string()
        .min(1)
        .max(255)
        .nullable()
        .default(null)
        .describe(
          'Of the sale; with Stripe, the client_secret; null = the kiosk that the reader stands at was started again',
        ),
    }),
    reply: z.strictObject({ payment: terminalPaymentSchema }),
    errors: [],
  }),
  captureTerminalPayment: defineRoute({
    ...calls.captureTerminalPayment,
    summary: 'Takes the money that a reader holds; what is taken already stays as it is',
    area: 'payments',
    audience: 'staff_or_device',
    body: z.strictObject(paymentName),
    reply: z.strictObject({ payment: terminalPaymentSchema }),
    errors: ['payment_declined'],
  }),
} as const;
