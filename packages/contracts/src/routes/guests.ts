import { z } from 'zod';
import { MAX_ROOM_NUMBER_LENGTH, MAX_TYPED_PHONE_LENGTH } from '../constants';
import { guestSchema, receiptSchema, reviewSchema } from '../entities/guest';
import { typedGuestNameSchema } from '../entities/order';
import { idSchema, languageSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const okReply = z.strictObject({ ok: z.literal(true) });
/** As somebody types it; the restaurant's country is added to a number without one. */
const phoneNumberSchema = z.string().trim().min(1).max(MAX_TYPED_PHONE_LENGTH);
const byGuest = z.strictObject({ guest_id: idSchema });

export const guestRoutes = {
  updateGuest: defineRoute({
    ...calls.updateGuest,
    summary: 'Changes a guest’s name, phone number or room',
    area: 'guests',
    audience: 'guest',
    body: z.strictObject({
      restaurant_id: idSchema
        .optional()
        .describe('Restaurant of the session; also as a part of guest'),
      guest: z.strictObject({
        guest_id: idSchema,
        restaurant_id: idSchema.optional(),
        name: typedGuestNameSchema.optional(),
        room_number: z.string().trim().max(MAX_ROOM_NUMBER_LENGTH).nullable().optional(),
        phone_number: phoneNumberSchema.optional(),
        language: languageSchema
          .optional()
          .describe('Language of the guest, also of text messages'),
      }),
      send_text: z
        .boolean()
        .default(false)
        .describe('Texts the receipt of what the guest ordered last, once to a number'),
    }),
    reply: z.strictObject({ guest: guestSchema }),
    errors: ['guest_name_in_use', 'invalid_phone_number', 'phone_not_textable', 'phone_required'],
  }),
  textReceipt: defineRoute({
    ...calls.textReceipt,
    summary:
      'Texts the receipt of what a guest ordered last to a number that the guest tells the staff, once to a number',
    area: 'staff',
    audience: 'staff',
    params: byGuest,
    body: z.strictObject({ phone_number: phoneNumberSchema }),
    reply: okReply,
    errors: ['invalid_phone_number', 'phone_not_textable'],
  }),
  getReceipt: defineRoute({
    ...calls.getReceipt,
    summary:
      'The receipt view that a guest’s link opens: one order; all for the guest’s session and staff',
    area: 'guests',
    audience: 'receipt',
    knows_caller: true,
    params: byGuest,
    query: z.strictObject({
      order_id: idSchema
        .optional()
        .describe('Which order of a guest at no table; their first without'),
      language: languageSchema
        .optional()
        .describe('In which what was ordered is called by its name; as it was ordered without'),
    }),
    reply: z.strictObject({ guest: receiptSchema }),
    errors: [],
  }),
  renameOnReceipt: defineRoute({
    ...calls.renameOnReceipt,
    summary: 'Changes the name on a receipt',
    area: 'guests',
    audience: 'receipt',
    params: byGuest,
    body: z.strictObject({ name: typedGuestNameSchema }),
    reply: z.strictObject({ name: z.string() }),
    errors: ['guest_name_in_use'],
  }),
  getReview: defineRoute({
    ...calls.getReview,
    summary: 'The guest’s rating, if any',
    area: 'guests',
    audience: 'receipt',
    params: byGuest,
    reply: z.strictObject({ review: reviewSchema.nullable() }),
    errors: [],
  }),
  addReview: defineRoute({
    ...calls.addReview,
    summary: 'Rates a placed order, or a dish of it; a second rating replaces the first',
    area: 'guests',
    audience: 'receipt',
    body: z
      .strictObject({
        restaurant_id: idSchema,
        guest_id: idSchema,
        order_id: idSchema,
        rating: z.int().min(-1).max(5).describe('1 to 5 stars; with item_id 1 or -1'),
        item_id: idSchema.optional().describe('A dish of the order instead of the order'),
      })
      .refine(
        ({ rating, item_id }) =>
          item_id === undefined ? rating >= 1 : rating === 1 || rating === -1,
        { path: ['rating'], message: 'An order has 1 to 5 stars, a dish 1 or -1.' },
      ),
    reply: z.strictObject({ review: reviewSchema }),
    errors: [],
  }),
  rateItem: defineRoute({
    ...calls.rateItem,
    summary: 'Thumbs up (1) or down (-1) for a dish that was ordered',
    area: 'guests',
    audience: 'receipt',
    body: z.strictObject({
      guest_id: idSchema,
      item_id: idSchema,
      rating: z.union([z.literal(1), z.literal(-1)]),
    }),
    reply: okReply,
    errors: [],
  }),
} as const;
