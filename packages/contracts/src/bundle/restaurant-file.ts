import { z } from 'zod';
import { DEFAULT_PREP_MINUTES, DEFAULT_TIP_OPTIONS, MAX_LAST_ORDER_MINUTES } from '../constants';
import {
  centsSchema,
  currencySchema,
  endpointSchema,
  languageSchema,
  percentageSchema,
} from '../entities/primitives';
import {
  deliveryTypeSchema,
  paymentServiceSchema,
  restaurantSettingSchema,
  restaurantStateSchema,
  slotMinutesSchema,
  taxNumberSchema,
  themeSchema,
  tipTypeSchema,
  unpaidOrdersSchema,
} from '../entities/restaurant';
import { seenTextSchema } from '../entities/seen-text';
import { nameSchema } from './name-file';
import { phoneFileSchema } from './phone-file';
import { assetPathSchema, presentationFile } from './presentation-file';
import { deliveryZoneSchema } from './delivery-zone-file';
import { paymentSecretsFileSchema } from './payment-secrets-file';
import { scheduleFileSchema } from './schedule-file';
import { terminalFileSchema } from './terminal-file';
import { videoFileSchema } from './video-file';
import { webhookFileSchema } from './webhook-file';

const pinSchema = z
  .string()
  .regex(/^\d{4,8}$/)
  .describe('Four to eight digits, in quotation marks');

const MAX_REVISION = 1_000_000_000;

const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('Two capital letters, such as CA');

export const staffMemberSchema = z.union([
  z.strictObject({ name: nameSchema, pin: pinSchema }),
  z.strictObject({ name: nameSchema, pin_hash: z.string() }),
]);

/**
 * One-time pairing code of a kiosk, a tablet or a screen. Long enough not to be guessed at five tries a quarter of an
 * hour.
 */
export const setupCodeSchema = z
  .string()
  .regex(/^[\w-]{6,64}$/)
  .describe('At least six letters, digits or dashes');

/** restaurant.yaml: what a restaurant is and how it sells. */
export const restaurantFileSchema = z.strictObject({
  endpoint: endpointSchema,
  name: nameSchema.max(120),
  description: z.string().max(500).default(''),
  logo: assetPathSchema.nullable().default(null),
  second_logo: assetPathSchema
    .nullable()
    .default(null)
    .describe('For other backgrounds than the first'),
  header_image: assetPathSchema.nullable().default(null),
  theme: themeSchema,
  ...presentationFile,
  address: seenTextSchema,
  legal_name: nameSchema.max(120).nullable().default(null).describe('As receipts have to say it'),
  tax_number: taxNumberSchema.nullable().default(null).describe('Its VAT or GST number'),
  phone_number: phoneFileSchema.nullable().default(null),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  timezone: z
    .string()
    .refine(isTimezone, 'not an IANA time zone such as America/Toronto')
    .describe('An IANA time zone, such as America/Toronto'),
  currency: currencySchema.default('USD'),
  language: languageSchema.default('en'),
  active_languages: z.array(languageSchema).min(1).default(['en']),
  default_phone_country: countrySchema.default('CA'),
  franchise: z
    .string()
    .nullable()
    .default(null)
    .describe('One word that all restaurants of a chain share'),
  is_hidden: z.boolean().default(false).describe('Left out of lists; its address still works'),
  state: restaurantStateSchema.default('ACTIVE'),
  order_mode: restaurantSettingSchema.default('RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN'),
  opening_hours: scheduleFileSchema.nullable().default(null),
  prep_minutes: z.int().min(0).max(600).default(DEFAULT_PREP_MINUTES),
  last_order_minutes: z
    .int()
    .min(0)
    .max(MAX_LAST_ORDER_MINUTES)
    .default(0)
    .describe('How long before closing the last order is ready or, at a table, sent'),
  kitchen_before_opening: z
    .boolean()
    .default(false)
    .describe('Whether an order can be ready as soon as it opens'),
  must_accept_orders: z
    .boolean()
    .default(false)
    .describe('Whether staff accept each order before the kitchen has it'),
  unpaid_orders: unpaidOrdersSchema.default('open'),
  orders_per_slot: z
    .int()
    .min(1)
    .max(1000)
    .nullable()
    .default(null)
    .describe('How many orders may be ready in the same slot; null = any number'),
  slot_minutes: slotMinutesSchema.default(15).describe('How long a slot is'),
  tax_percentage: percentageSchema
    .default('0')
    .describe('The tax of everything that names none of its own, in percent'),
  prices_include_tax: z
    .boolean()
    .default(false)
    .describe('Whether prices and fees hold the tax already'),
  is_delivery_taxed: z
    .boolean()
    .default(false)
    .describe('Whether the delivery fee is taxed, at the restaurant’s rate'),
  automatic_discount_percent: z
    .int()
    .min(0)
    .max(100)
    .default(0)
    .describe('Off every order, after promotions'),
  tip_enabled: z.boolean().default(true).describe('Whether guests are asked for a tip'),
  tip_platform: restaurantSettingSchema.default('RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN'),
  tip_type: tipTypeSchema.default('PERCENTAGE'),
  tip_options: z
    .array(z.int().min(0))
    .max(8)
    .default([...DEFAULT_TIP_OPTIONS]),
  default_tip_option: z.int().min(0).default(0),
  tip_preselect: z
    .boolean()
    .default(false)
    .describe('Whether the default tip is chosen before the guest has chosen'),
  payment_service: paymentServiceSchema.default('NONE'),
  stripe_acct: z
    .string()
    .regex(/^acct_\w+$/)
    .describe('As Stripe names it: acct_…')
    .nullable()
    .default(null)
    .describe('Its own account; null = the platform’s'),
  nuvei_acct: z
    .string()
    .regex(/^\w{1,50}$/)
    .describe('Letters and digits')
    .nullable()
    .default(null)
    .describe('The number of its terminal'),
  nmi_public_key: z
    .string()
    .regex(/^[\w-]{4,100}$/)
    .describe('At least four letters, digits or dashes')
    .nullable()
    .default(null)
    .describe('The tokenization key'),
  bambora_mid: z
    .string()
    .regex(/^\d{4,20}$/)
    .describe('Four to twenty digits')
    .nullable()
    .default(null)
    .describe('The merchant id'),
  payment_secrets: paymentSecretsFileSchema
    .nullable()
    .default(null)
    .describe('Never exported; left out, what is stored stays'),
  stripe_payments: restaurantSettingSchema.default('RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN'),
  pay_at_counter: restaurantSettingSchema.default('RESTAURANT_SETTING_NONE'),
  pay_bill_enabled: z
    .boolean()
    .default(true)
    .describe('Whether guests at a table can pay their bill on the phone'),
  is_phone_required: z.boolean().default(false).describe('Whether an order needs a phone number'),
  is_phone_verification_required: z
    .boolean()
    .default(false)
    .describe('Whether that number is verified by a code'),
  text_countries: z
    .array(countrySchema)
    .min(1)
    .max(20)
    .default(['CA', 'US'])
    .describe('Where texts are sent to; anywhere else costs, and is where fraud calls from'),
  is_display_health_form: z.boolean().default(false),
  delivery_type: deliveryTypeSchema.default('DELIVERY_OPTION_NO_DELIVERY'),
  delivery_min_spend: centsSchema
    .default(0)
    .describe('The least that is delivered, in cents, before tax'),
  delivery_zones: z.array(deliveryZoneSchema).max(50).default([]),
  terminals: z.array(terminalFileSchema).max(50).default([]).describe('Its card readers'),
  videos: z.array(videoFileSchema).max(50).default([]),
  webhook: webhookFileSchema.nullable().default(null),
  staff: z.array(staffMemberSchema).default([]),
  setup_code: setupCodeSchema.nullable().default(null),
  setup_code_hash: z.string().nullable().default(null).describe('As it is exported: hashed'),
  revision: z
    .int()
    .min(1)
    .max(MAX_REVISION)
    .nullable()
    .default(null)
    .describe('Written by an export, so that a folder older than the restaurant is found'),
});

export type RestaurantFile = z.infer<typeof restaurantFileSchema>;

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
