import { z } from 'zod';
import { MAX_TYPED_PHONE_LENGTH } from '../constants';
import { guestSchema, receiptSchema, reviewSchema } from '../entities/guest';
import { guestNameSchema } from '../entities/order';
import { idSchema } from '../entities/primitives';
import { defineRoute } from './define-route';

const okReply = z.strictObject({ ok: z.literal(true) });
const byGuest = z.strictObject({ guest_id: idSchema });

export const guestRoutes = {
  updateGuest: defineRoute({
    method: 'POST',
    path: '/guest/update',
    summary: 'Changes a guest’s name or phone number',
    area: 'guests',
    audience: 'guest',
    is_keyed: true,
    body: z.strictObject({
      restaurant_id: idSchema,
      guest: z.strictObject({
        guest_id: idSchema,
        name: guestNameSchema.optional(),
        phone_number: z.string().trim().min(1).max(MAX_TYPED_PHONE_LENGTH).optional(),
      }),
    }),
    reply: z.strictObject({ guest: guestSchema }),
    errors: ['guest_name_in_use', 'invalid_phone_number'],
  }),
  getReceipt: defineRoute({
    method: 'GET',
    path: '/guests/{guest_id}',
    summary: 'The receipt view that a guest’s link opens',
    area: 'guests',
    audience: 'receipt',
    is_keyed: false,
    params: byGuest,
    reply: z.strictObject({ guest: receiptSchema }),
    errors: [],
  }),
  renameOnReceipt: defineRoute({
    method: 'POST',
    path: '/guests/{guest_id}/name',
    summary: 'Changes the name on a receipt',
    area: 'guests',
    audience: 'receipt',
    is_keyed: true,
    params: byGuest,
    body: z.strictObject({ name: guestNameSchema }),
    reply: z.strictObject({ name: z.string() }),
    errors: ['guest_name_in_use'],
  }),
  getReview: defineRoute({
    method: 'GET',
    path: '/guests/{guest_id}/review',
    summary: 'The guest’s rating, if any',
    area: 'guests',
    audience: 'receipt',
    is_keyed: false,
    params: byGuest,
    reply: z.strictObject({ review: reviewSchema.nullable() }),
    errors: [],
  }),
  addReview: defineRoute({
    method: 'POST',
    path: '/orders/add/review',
    summary: 'Rates a placed order; a second rating replaces the first',
    area: 'guests',
    audience: 'receipt',
    is_keyed: true,
    body: z.strictObject({
      restaurant_id: idSchema,
      guest_id: idSchema,
      order_id: idSchema,
      rating: z.int().min(1).max(5),
    }),
    reply: z.strictObject({ review: reviewSchema }),
    errors: [],
  }),
  rateItem: defineRoute({
    method: 'POST',
    path: '/items/rate',
    summary: 'Thumbs up (1) or down (-1) for a dish that was ordered',
    area: 'guests',
    audience: 'receipt',
    is_keyed: true,
    body: z.strictObject({
      guest_id: idSchema,
      item_id: idSchema,
      rating: z.union([z.literal(1), z.literal(-1)]),
    }),
    reply: okReply,
    errors: [],
  }),
} as const;
