import { z } from 'zod';
import { idSchema } from '../entities/primitives';
import { defineRoute } from './define-route';

export const staffRoutes = {
  signInStaff: defineRoute({
    method: 'POST',
    path: '/staff/signIn',
    summary:
      'Opens a staff session by PIN; five wrong ones lock the restaurant’s sign-in for 15 minutes',
    area: 'staff',
    audience: 'public',
    is_keyed: false,
    body: z.strictObject({
      restaurant_id: idSchema,
      pin: z.string().regex(/^\d{4,8}$/),
    }),
    reply: z.strictObject({
      token: z.string(),
      staff: z.strictObject({ staff_id: idSchema, name: z.string() }),
    }),
    errors: ['staff_pin_wrong', 'staff_locked'],
  }),
  setItemStock: defineRoute({
    method: 'POST',
    path: '/items/{item_id}/stock',
    summary: 'Marks a dish sold out, or back in stock',
    area: 'staff',
    audience: 'staff',
    is_keyed: false,
    params: z.strictObject({ item_id: idSchema }),
    body: z.strictObject({ is_in_stock: z.boolean() }),
    reply: z.strictObject({ item_id: idSchema, is_in_stock: z.boolean() }),
    errors: [],
  }),
} as const;
