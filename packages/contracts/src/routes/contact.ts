import { z } from 'zod';
import { contactSchema } from '../entities/contact';
import { idSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';

export const contactRoutes = {
  sendContact: defineRoute({
    ...calls.sendContact,
    summary: 'Leaves a message for whoever runs this; the same message again is kept once',
    area: 'contact',
    audience: 'public',
    body: contactSchema,
    reply: z.strictObject({ contact_id: idSchema }),
    errors: ['rate_limited'],
  }),
} as const;
