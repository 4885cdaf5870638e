import { z } from 'zod';
import { VERIFICATION_CODE_LENGTH } from '../constants';
import { idSchema, instantSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';

export const verificationRoutes = {
  sendVerificationCode: defineRoute({
    ...calls.sendVerificationCode,
    summary: 'Texts a guest of one’s own table a code, to the number that is known of them',
    area: 'guests',
    audience: 'guest',
    params: z.strictObject({ guestId: idSchema }),
    reply: z.strictObject({
      resend_after: z.int().describe('Seconds until another may be asked for'),
      expires_at: instantSchema,
    }),
    errors: ['phone_not_textable', 'phone_required', 'rate_limited'],
  }),
  verifyPhone: defineRoute({
    ...calls.verifyPhone,
    summary: 'Whether the code is the one that was texted; five tries per code',
    area: 'guests',
    audience: 'guest',
    body: z.strictObject({
      guestId: idSchema,
      code: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${VERIFICATION_CODE_LENGTH}}$`)),
    }),
    reply: z.strictObject({
      success: z.boolean(),
      tries_left: z.int().min(0).describe('Before another code is needed'),
    }),
    errors: ['verification_expired'],
  }),
} as const;
