import { z } from 'zod';
import { MAX_NAME_LENGTH } from '../constants';
import { pastOrderSchema } from '../entities/board';
import { dateSchema, idSchema, instantSchema } from '../entities/primitives';
import { dayReportSchema } from '../entities/report';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const MOST_PER_PAGE = 200;

export const reportRoutes = {
  listPastOrders: defineRoute({
    ...calls.listPastOrders,
    summary: 'The orders of the past and of now, the newest first, as far as they fit a search',
    area: 'staff',
    audience: 'staff',
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
      q: z
        .string()
        .trim()
        .max(MAX_NAME_LENGTH)
        .optional()
        .describe(
          'An order’s number, or a part of a guest’s name, of a table or of a dish, or the last digits of a phone number',
        ),
      from: instantSchema.optional().describe('Without, 31 days before the end'),
      to: instantSchema.optional().describe('Without, now'),
      cursor: z.string().max(200).optional().describe('next_cursor of the page before'),
      limit: z.coerce.number<number | string>().int().min(1).max(MOST_PER_PAGE).default(50),
    }),
    reply: z.strictObject({
      orders: z.array(pastOrderSchema),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  }),
  getDayReport: defineRoute({
    ...calls.getDayReport,
    summary: 'The figures of one day, as its receipts add up to them',
    area: 'staff',
    audience: 'staff',
    query: z.strictObject({
      restaurant_id: idSchema.optional().describe('Which of several sessions'),
      date: dateSchema.optional().describe('Without, the day that is going on'),
    }),
    reply: z.strictObject({ report: dayReportSchema }),
    errors: [],
  }),
} as const;
