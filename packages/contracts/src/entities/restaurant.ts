import { z } from 'zod';
import { MAX_BUSY_MINUTES, MAX_LAST_ORDER_MINUTES, MAX_PREP_MINUTES } from '../constants';
import {
  centsSchema,
  colourSchema,
  currencySchema,
  endpointSchema,
  idSchema,
  imageSchema,
  instantSchema,
  languageSchema,
  percentageSchema,
} from './primitives';
import {
  conciergeSchema,
  fontSchema,
  galleryPictureSchema,
  healthFormAsksSchema,
  hotelSchema,
  kioskSecondsSchema,
  kioskTipOptionsSchema,
  landingSchema,
  noticeSchema,
  originSchema,
  quickRequestSchema,
  screenReadyMinutesSchema,
} from './presentation';
import { scheduleSchema } from './schedule';

/** How long a pickup slot is; each begins at a multiple of it. */
export const slotMinutesSchema = z.literal([5, 10, 15, 20, 30, 60]);

/** A VAT or GST number in its country's own way of writing. */
export const taxNumberSchema = z.string().trim().min(1).max(40);

export const restaurantStateSchema = z
  .enum(['ACTIVE', 'DELAYED', 'INACTIVE'])
  .describe('ACTIVE and DELAYED take orders; INACTIVE does not');

export const restaurantSettingSchema = z.enum([
  'RESTAURANT_SETTING_NONE',
  'RESTAURANT_SETTING_TAKE_OUT_ONLY',
  'RESTAURANT_SETTING_DINE_IN_ONLY',
  'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
]);

export const deliveryTypeSchema = z.enum([
  'DELIVERY_OPTION_NO_DELIVERY',
  'DELIVERY_OPTION_IN_HOUSE',
  'DELIVERY_OPTION_NASH',
  'DELIVERY_OPTION_DOORDASH',
]);

export const paymentServiceSchema = z.enum(['NONE', 'STRIPE', 'NUVEI', 'NMI', 'BAMBORA']);
export const tipTypeSchema = z.enum(['PERCENTAGE', 'FIXED']);

export const unpaidOrdersSchema = z
  .enum(['open', 'verified_phone', 'staff_accept'])
  .describe(
    'Condition of an order at no table that is paid at the counter: none, a verified phone number, or the consent of staff',
  );

export const tablePresenceSchema = z
  .enum(['none', 'pin'])
  .describe('Second key of a table beside its code: none, or the PIN that staff show there');

export const themeSchema = z.strictObject({
  primary: colourSchema,
  secondary: colourSchema.nullable(),
  radius: z.enum(['none', 'soft', 'round']),
  font: fontSchema.default('sans'),
});

export const linkSchema = z.strictObject({
  kind: z.enum(['review', 'website', 'instagram', 'wine_list', 'gallery']),
  label: z.string(),
  url: z.url({ protocol: /^https?$/ }),
});

export const restaurantSchema = z.strictObject({
  restaurant_id: idSchema,
  endpoint: endpointSchema,
  name: z.string(),
  description: z.string(),
  logo: imageSchema.nullable(),
  header_image: imageSchema.nullable(),
  theme: themeSchema,
  links: z.array(linkSchema),
  landing: landingSchema,
  local_id: z
    .string()
    .nullable()
    .describe('The code of the table that landing "standing_table" leads to'),
  notices: z.array(noticeSchema),
  gallery: z.array(galleryPictureSchema),
  quick_requests: z.array(quickRequestSchema),
  hotel: hotelSchema.nullable().describe('null = no hotel'),
  concierge: conciergeSchema.nullable(),
  address: z.string(),
  legal_name: z.string().nullable().describe('The name that receipts have to say; null = none'),
  tax_number: taxNumberSchema
    .nullable()
    .describe('The VAT or GST number that receipts have to say'),
  phone_number: z.string().nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  timezone: z.string().describe('IANA zone, e.g. America/Toronto'),
  currency: currencySchema,
  language: languageSchema.describe('Language of the restaurant’s own texts'),
  active_languages: z.array(languageSchema).min(1),
  default_phone_country: z.string().length(2),
  franchise_id: idSchema.nullable(),
  state: restaurantStateSchema,
  order_mode: restaurantSettingSchema.describe('NONE = the menu can be browsed, nothing ordered'),
  schedule: scheduleSchema.nullable().describe('When orders are taken; none = always'),
  state_until: instantSchema
    .nullable()
    .describe('When the state ends by itself and the restaurant is ACTIVE; null = not by itself'),
  prep_minutes: z
    .int()
    .min(0)
    .max(MAX_PREP_MINUTES)
    .describe('How long an order takes now, busy_minutes included'),
  busy_minutes: z
    .int()
    .min(0)
    .max(MAX_BUSY_MINUTES)
    .describe('How much longer than usual an order takes'),
  last_order_minutes: z
    .int()
    .min(0)
    .max(MAX_LAST_ORDER_MINUTES)
    .describe('How long before closing the last order is ready or, at a table, sent'),
  kitchen_before_opening: z
    .boolean()
    .describe('Whether the kitchen starts before opening, so that an order can be ready then'),
  must_accept_orders: z.boolean().describe('Whether staff decide on each order'),
  unpaid_orders: unpaidOrdersSchema,
  orders_per_slot: z.int().min(1).max(1000).nullable().describe('null = as many as come'),
  slot_minutes: slotMinutesSchema,
  tax_percentage: percentageSchema,
  prices_include_tax: z.boolean().describe('Whether the tax is in the prices, not on top of them'),
  is_delivery_taxed: z.boolean(),
  automatic_discount_percent: z.int().min(0).max(100),
  tip_enabled: z.boolean(),
  tip_platform: restaurantSettingSchema.describe('Where a tip is offered'),
  tip_type: tipTypeSchema,
  tip_options: z
    .array(z.int().min(0))
    .max(8)
    .describe('Whole percent, or cents when tip_type is FIXED'),
  default_tip_option: z.int().min(0).describe('An index into tip_options'),
  tip_preselect: z.boolean().describe('Whether the default tip is chosen before the guest chooses'),
  payment_service: paymentServiceSchema,
  stripe_acct: z.string().nullable(),
  nuvei_acct: z.string().nullable(),
  nmi_public_key: z.string().nullable(),
  bambora_mid: z.string().nullable(),
  stripe_payments: restaurantSettingSchema.describe('Where paying online is offered'),
  pay_at_counter: restaurantSettingSchema,
  pay_at_counter_label: z
    .string()
    .nullable()
    .describe('Name of paying at the counter here; null = as everywhere'),
  pay_bill_enabled: z.boolean(),
  is_bill_button_hidden: z.boolean().describe('The bill is asked of staff: no button leads to it'),
  curbside_enabled: z.boolean().describe('Whether guests may say where they are parked'),
  is_phone_required: z.boolean().describe('Whether a phone number is asked before paying'),
  is_phone_verification_required: z
    .boolean()
    .describe('Whether the number must be shown to be the guest’s before paying'),
  is_display_health_form: z.boolean(),
  health_form_asks: healthFormAsksSchema,
  kiosk_idle_seconds: kioskSecondsSchema.describe('Until a kiosk asks whether somebody is there'),
  kiosk_countdown_seconds: kioskSecondsSchema.describe('How long it then waits for an answer'),
  kiosk_tip_options: kioskTipOptionsSchema.describe(
    'Whole percent that a kiosk offers; 0 = no tip',
  ),
  kiosk_asks_table: z
    .boolean()
    .describe('Whether a kiosk asks guests who eat in for the number of their table tent'),
  kiosk_asks_name: z.boolean().describe('Whether a kiosk asks for a first name to call'),
  screen_names: z
    .boolean()
    .describe('Whether a screen for guests shows first names beside the order numbers'),
  screen_ready_minutes: screenReadyMinutesSchema.describe(
    'How long such a screen shows an order that is ready',
  ),
  embed_origin: originSchema
    .nullable()
    .describe('The one origin whose pages may hold this in a frame; null = none'),
  delivery_type: deliveryTypeSchema,
  delivery_min_spend: centsSchema,
  table_presence: tablePresenceSchema,
  has_tables: z
    .boolean()
    .describe('Whether there is a table in service that guests join by its code'),
  menu_version: z.int().min(0).describe('Grows with every change of menu, stock or settings'),
  is_sandbox: z.boolean().describe('Payments go to the sandbox: no money moves'),
});

export const restaurantSummarySchema = restaurantSchema.pick({
  restaurant_id: true,
  endpoint: true,
  name: true,
  description: true,
  logo: true,
  header_image: true,
  theme: true,
  address: true,
  phone_number: true,
  latitude: true,
  longitude: true,
  timezone: true,
  currency: true,
  franchise_id: true,
  state: true,
  order_mode: true,
  delivery_type: true,
  schedule: true,
});

/** A restaurant's brand. */
export const restaurantConceptSchema = z.strictObject({
  name: z.string(),
  logo1: imageSchema.nullable(),
  logo2: imageSchema.nullable(),
  color1: colourSchema,
  color2: colourSchema.nullable(),
});

export type Restaurant = z.infer<typeof restaurantSchema>;
export type RestaurantConcept = z.infer<typeof restaurantConceptSchema>;
export type RestaurantSummary = z.infer<typeof restaurantSummarySchema>;
export type RestaurantState = z.infer<typeof restaurantStateSchema>;
export type RestaurantSetting = z.infer<typeof restaurantSettingSchema>;
export type RestaurantTheme = z.infer<typeof themeSchema>;
export type PaymentService = z.infer<typeof paymentServiceSchema>;
export type TablePresence = z.infer<typeof tablePresenceSchema>;
export type TipType = z.infer<typeof tipTypeSchema>;
