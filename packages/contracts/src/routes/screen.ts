import { z } from 'zod';
import { idSchema } from '../entities/primitives';
import { screenOrderSchema } from '../entities/screen';
import { calls } from '../calls';
import { defineRoute } from './define-route';

export const screenRoutes = {
  listScreenOrders: defineRoute({
    ...calls.listScreenOrders,
    summary:
      'The numbers that a screen for guests shows: orders in preparation, the oldest first, and those that are ready, the newest first',
    area: 'orders',
    audience: 'board',
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
    }),
    reply: z.strictObject({ orders: z.array(screenOrderSchema) }),
    errors: [],
  }),
} as const;
