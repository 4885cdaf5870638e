import { z } from 'zod';
import { contactSchema } from '../entities/contact';
import { idSchema } from '../entities/primitives';
import { defineRoute } from './define-route';

export const contactRoutes = {
  sendContact: defineRoute({
    method: 'POST',
    path: '/contact',
    summary: 'Leaves a message for whoever runs this; the same message again is kept once',
    area: 'contact',
    audience: 'public',
    is_keyed: false,
    body: contactSchema,
    reply: z.strictObject({ contact_id: idSchema }),
    errors: ['rate_limited'],
  }),
} as const;
