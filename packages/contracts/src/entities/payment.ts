import { z } from 'zod';
import { centsSchema, currencySchema } from './primitives';

export const paymentMethodSchema = z.enum(['CARD', 'WALLET', 'COUNTER', 'TERMINAL']);

export const paidCardSchema = z
  .strictObject({
    brand: z.enum([
      'visa',
      'mastercard',
      'amex',
      'discover',
      'diners',
      'jcb',
      'unionpay',
      'interac',
      'other',
    ]),
    last_four: z.string().regex(/^\d{4}$/),
  })
  .describe('Card that paid, as its owner knows it');

export const paymentIntentSchema = z.strictObject({
  payment_intent_id: z.string(),
  amount: centsSchema,
  currency: currencySchema,
  client_secret: z.string(),
});

export const processorSchema = z
  .strictObject({
    publishable_key: z
      .string()
      .describe('STRIPE and NMI: the public key; NUVEI: the terminal; BAMBORA: the merchant'),
    account_id: z.string().nullable(),
    script_url: z
      .url()
      .nullable()
      .describe('A stand-in for the processor’s own script; sandbox only'),
    has_apple_pay: z
      .boolean()
      .describe('Apple Pay through authorizeApplePayMerchant; STRIPE offers its own'),
  })
  .describe('Data with which the browser talks to the processor');

export const paymentActionSchema = z
  .strictObject({
    type: z.enum(['html', 'redirect']),
    value: z.string(),
  })
  .describe('Step that the bank asks of the guest: a page to write, or an address to go to');

/** Browser data a bank requires before it shows its page (3-D Secure). */
export const browserFactsSchema = z.strictObject({
  language: z.string().min(2).max(35),
  color_depth: z.int().min(1).max(48),
  screen_height: z.int().min(1).max(20_000),
  screen_width: z.int().min(1).max(20_000),
  time_zone: z.int().min(-840).max(840).describe('Minutes behind UTC: Date.getTimezoneOffset()'),
  java_enabled: z.boolean(),
});

/** Parameters of the return address from Nuvei's hosted page. Only `hash` proves anything. */
export const nuveiReturnSchema = z.strictObject({
  terminal_id: z.string().min(1).max(50),
  order_id: z.string().min(1).max(24),
  datetime: z.string().min(1).max(40),
  approval_code: z.string().max(40),
  response_code: z.string().min(1).max(4),
  response_text: z.string().max(120),
  hash: z.string().regex(/^[0-9a-fA-F]{128}$/),
  total: centsSchema,
  unique_ref: z.string().min(1).max(40),
});

export const nuveiOutcomeSchema = z
  .enum(['paid', 'declined', 'returned'])
  .describe('returned: it was paid and cannot be used any more, and the money goes back');

export type PaymentAction = z.infer<typeof paymentActionSchema>;
export type BrowserFacts = z.infer<typeof browserFactsSchema>;
export type NuveiReturn = z.infer<typeof nuveiReturnSchema>;
export type NuveiOutcome = z.infer<typeof nuveiOutcomeSchema>;
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
export type Processor = z.infer<typeof processorSchema>;

export type PaidCard = z.infer<typeof paidCardSchema>;
