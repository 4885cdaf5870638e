import { z } from 'zod';
import { MAX_KIOSK_SECONDS, MAX_SCREEN_READY_MINUTES, MIN_KIOSK_SECONDS } from '../constants';
import { orderTypeSchema } from './order';
import { idSchema, imageSchema } from './primitives';

/** The name that a thing of restaurant.yaml keeps; not a UUID, since it belongs to its restaurant alone. */
export const pieceKeySchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/)
  .describe('Small letters, digits and dashes, such as house-rules');

export const landingSchema = z
  .enum(['home', 'menus', 'brands', 'standing_table'])
  .describe(
    'Where a restaurant’s short address leads: to the choice of order type, the menus, the brands, or the table of local_id',
  );

export const fontSchema = z.enum(['sans', 'serif', 'rounded']);

export const noticeKindSchema = z
  .enum(['allergy', 'safety', 'info'])
  .describe('allergy = behind a link of the menus; safety = before ordering; info = beside it');

export const requestPlaceSchema = z.enum(['table', 'room']);

export const healthFormAsksSchema = z
  .enum(['last_name', 'table_number'])
  .describe('Fields of the form beside the first name');

export const roomNumberSchema = z.enum(['hidden', 'optional', 'required']);

/** http(s)://host[:port], and nothing behind it: what browsers compare. */
export const originSchema = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/)
  .describe('A scheme, a host in small letters and perhaps a port');

/** Whole percent, "no tip" among them as 0. */
export const kioskTipOptionsSchema = z.array(z.int().min(0).max(100)).min(1).max(6);

export const screenReadyMinutesSchema = z.int().min(1).max(MAX_SCREEN_READY_MINUTES);

export const kioskSecondsSchema = z.int().min(MIN_KIOSK_SECONDS).max(MAX_KIOSK_SECONDS);

export const noticeSchema = z
  .strictObject({
    key: pieceKeySchema,
    kind: noticeKindSchema,
    title: z.string(),
    text: z.string().describe('Paragraphs, apart by blank lines'),
    order_types: z.array(orderTypeSchema).min(1).describe('Guests that see it'),
    section_ids: z
      .array(idSchema)
      .describe(
        'Sections whose tables see it; none = everywhere, also where nobody sits at a table',
      ),
  })
  .describe('Notice to guests, in the restaurant’s own words');

export const galleryPictureSchema = z.strictObject({
  key: pieceKeySchema,
  image: imageSchema,
  caption: z.string(),
});

export const quickRequestSchema = z
  .strictObject({
    key: pieceKeySchema,
    name: z.string(),
    place: requestPlaceSchema.describe('Offered at a table, or in a hotel’s room'),
  })
  .describe('Request that one tap sends');

export const hotelSchema = z
  .strictObject({
    room_number: roomNumberSchema.describe('How the form before paying asks for it'),
  })
  .describe('Guests confirm who they are, and where they stay, before they pay');

export const conciergeSchema = z
  .strictObject({
    name: z.string(),
    description: z.string(),
    image: imageSchema.nullable(),
    phone_number: z.string().nullable(),
  })
  .describe('A tile where the menus are, and the page behind it');

export type Landing = z.infer<typeof landingSchema>;
export type Notice = z.infer<typeof noticeSchema>;
export type NoticeKind = z.infer<typeof noticeKindSchema>;
export type GalleryPicture = z.infer<typeof galleryPictureSchema>;
export type QuickRequest = z.infer<typeof quickRequestSchema>;
export type Hotel = z.infer<typeof hotelSchema>;
export type Concierge = z.infer<typeof conciergeSchema>;
