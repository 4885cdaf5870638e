import { z } from 'zod';
import { terminalSchema } from '../entities/terminal';
import { idSchema } from '../entities/primitives';
import { defineRoute } from './define-route';

export const terminalRoutes = {
  listTerminals: defineRoute({
    method: 'GET',
    path: '/terminal/{restaurant_id}/list',
    summary: 'The card readers of the restaurant that staff or a device belongs to',
    area: 'devices',
    audience: 'house',
    is_keyed: false,
    params: z.strictObject({ restaurant_id: idSchema }),
    reply: z.strictObject({ terminals: z.array(terminalSchema) }),
    errors: [],
  }),
} as const;
