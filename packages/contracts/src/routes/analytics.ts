import { z } from 'zod';
import { analyticsReplySchema } from '../entities/analytics';
import { calls } from '../calls';
import { defineRoute } from './define-route';

export const analyticsRoutes = {
  loadAnalytics: defineRoute({
    ...calls.loadAnalytics,
    summary:
      'Answers two questions in the form of a Cube query: what goes with these items, and what sold most in the last month. Names and ids only; any other query is not found',
    area: 'analytics',
    audience: 'public',
    body: z.strictObject({
      query: z.unknown().describe('Exactly one of the two queries that the client package builds'),
    }),
    reply: analyticsReplySchema,
    errors: ['rate_limited'],
  }),
} as const;
