import { z } from 'zod';
import {
  DEFAULT_KIOSK_COUNTDOWN_SECONDS,
  DEFAULT_KIOSK_IDLE_SECONDS,
  DEFAULT_KIOSK_TIP_OPTIONS,
  DEFAULT_SCREEN_READY_MINUTES,
  TABLE_CODE_LENGTH,
} from '../constants';
import { orderTypeSchema } from '../entities/order';
import {
  healthFormAsksSchema,
  kioskSecondsSchema,
  kioskTipOptionsSchema,
  landingSchema,
  noticeKindSchema,
  originSchema,
  pieceKeySchema,
  requestPlaceSchema,
  roomNumberSchema,
  screenReadyMinutesSchema,
} from '../entities/presentation';
import { linkSchema } from '../entities/restaurant';
import { seenTextSchema } from '../entities/seen-text';
import { nameSchema } from './name-file';
import { phoneFileSchema } from './phone-file';

/** A path below the bundle's folder; it cannot leave it. */
export const assetPathSchema = z
  .string()
  .regex(/^(?!.*\.\.)[\w-][\w./-]*\.(avif|jpe?g|png|svg|webp)$/i)
  .describe('A picture’s path below the folder, e.g. images/burger.webp');

/** The code on a table's card, as it is typed; small letters count as capitals. */
export const tableCodeSchema = z
  .string()
  .regex(/^[0-9A-Z]{4}$/)
  .describe(`${TABLE_CODE_LENGTH} digits or capital letters, e.g. K7PQ`);

const noticeFileSchema = z.strictObject({
  key: pieceKeySchema,
  kind: noticeKindSchema.default('info'),
  title: nameSchema.max(120),
  text: seenTextSchema.max(5000),
  order_types: z.array(orderTypeSchema).min(1).default(['DINE_IN', 'TAKEOUT']),
  sections: z
    .array(pieceKeySchema)
    .max(30)
    .default([])
    .describe('Sections of tables.yaml whose tables see it; none = everywhere'),
});

const galleryFileSchema = z.strictObject({
  key: pieceKeySchema,
  image: assetPathSchema,
  caption: z.string().max(200).default(''),
});

const quickRequestFileSchema = z.strictObject({
  key: pieceKeySchema,
  name: nameSchema.max(60),
  place: requestPlaceSchema.default('table'),
});

const linkFileSchema = linkSchema.extend({
  label: nameSchema,
  key: pieceKeySchema.optional().describe('By which translations/ say its label'),
});

const conciergeFileSchema = z.strictObject({
  name: nameSchema.max(120),
  description: z.string().max(2000).default(''),
  image: assetPathSchema.nullable().default(null),
  phone_number: phoneFileSchema.nullable().default(null),
});

/** The part of restaurant.yaml that says how the restaurant meets its guests. */
export const presentationFile = {
  landing: landingSchema.default('home'),
  local_id: tableCodeSchema
    .nullable()
    .default(null)
    .describe('With landing: standing_table, the code of that table of tables.yaml'),
  links: z.array(linkFileSchema).default([]),
  notices: z.array(noticeFileSchema).max(20).default([]),
  gallery: z.array(galleryFileSchema).max(60).default([]),
  quick_requests: z.array(quickRequestFileSchema).max(30).default([]),
  hotel: z
    .strictObject({ room_number: roomNumberSchema.default('optional') })
    .nullable()
    .default(null),
  concierge: conciergeFileSchema.nullable().default(null),
  pay_at_counter_label: nameSchema.max(60).nullable().default(null),
  is_bill_button_hidden: z.boolean().default(false),
  curbside_enabled: z.boolean().default(true),
  health_form_asks: healthFormAsksSchema.default('last_name'),
  kiosk_idle_seconds: kioskSecondsSchema.default(DEFAULT_KIOSK_IDLE_SECONDS),
  kiosk_countdown_seconds: kioskSecondsSchema.default(DEFAULT_KIOSK_COUNTDOWN_SECONDS),
  kiosk_tip_options: kioskTipOptionsSchema.default([...DEFAULT_KIOSK_TIP_OPTIONS]),
  kiosk_asks_table: z.boolean().default(false),
  kiosk_asks_name: z.boolean().default(false),
  screen_names: z.boolean().default(false),
  screen_ready_minutes: screenReadyMinutesSchema.default(DEFAULT_SCREEN_READY_MINUTES),
  embed_origin: originSchema.nullable().default(null),
} as const;
