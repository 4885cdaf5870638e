import { z } from 'zod';
import { idSchema, instantSchema } from '../entities/primitives';
import { staffMemberSchema } from '../entities/staff';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const okReply = z.strictObject({ ok: z.literal(true) });

export const staffRoutes = {
  signInStaff: defineRoute({
    ...calls.signInStaff,
    summary:
      'Opens a staff session by PIN; five wrong ones lock the restaurant’s sign-in for 15 minutes, those on a paired device only its own',
    area: 'staff',
    audience: 'public',
    knows_caller: true,
    body: z.strictObject({
      restaurant_id: idSchema,
      pin: z.string().regex(/^\d{4,8}$/),
    }),
    reply: z.strictObject({
      token: z.string(),
      staff: staffMemberSchema,
    }),
    errors: ['staff_pin_wrong', 'staff_locked'],
  }),
  signOutStaff: defineRoute({
    ...calls.signOutStaff,
    summary: 'Ends the staff session, and what guests ordered in its name',
    area: 'staff',
    audience: 'staff',
    reply: okReply,
    errors: [],
  }),
  getStaffSession: defineRoute({
    ...calls.getStaffSession,
    summary: 'The member of staff who is signed in, the restaurant, and the end of the session',
    area: 'staff',
    audience: 'staff',
    reply: z.strictObject({
      restaurant_id: idSchema,
      staff: staffMemberSchema,
      ends_at: instantSchema.describe('The end without further use'),
    }),
    errors: [],
  }),
} as const;
