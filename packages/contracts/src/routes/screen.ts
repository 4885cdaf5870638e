import { z } from 'zod';
import { idSchema } from '../entities/primitives';
import { screenOrderSchema } from '../entities/screen';
import { defineRoute } from './define-route';

export const screenRoutes = {
  listScreenOrders: defineRoute({
    method: 'GET',
    path: '/screen/orders',
    summary:
      'The numbers that a screen for guests shows: orders in preparation, the oldest first, and those that are ready, the newest first',
    area: 'orders',
    audience: 'board',
    is_keyed: false,
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
    }),
    reply: z.strictObject({ orders: z.array(screenOrderSchema) }),
    errors: [],
  }),
} as const;
