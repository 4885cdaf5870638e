import { z } from 'zod';
import { MAX_ORDER_LINES, MOST_SUGGESTIONS } from '../constants';
import { idSchema } from './primitives';

const oneRestaurant = z.strictObject({
  member: z.literal('Restaurants.restaurant_id'),
  operator: z.literal('equals'),
  values: z.tuple([idSchema]),
});
const itemColumns = z.tuple([z.literal('Items.item_id'), z.literal('Items.name')]);

/** Bestsellers of a restaurant in the last month. */
export const topTenQuerySchema = z.strictObject({
  dimensions: itemColumns,
  timeDimensions: z.tuple([
    z.strictObject({
      dimension: z.literal('Orders.placed_at'),
      dateRange: z.literal('last month'),
    }),
  ]),
  filters: z.tuple([oneRestaurant]),
  order: z.strictObject({ 'Items.sold': z.literal('desc') }),
  limit: z.literal(MOST_SUGGESTIONS),
});

/** Items that guests of a restaurant order together with these. */
export const recommendationsQuerySchema = z.strictObject({
  dimensions: itemColumns,
  filters: z.tuple([
    oneRestaurant,
    z.strictObject({
      member: z.literal('Carts.item_id'),
      operator: z.literal('equals'),
      values: z.array(idSchema).max(MAX_ORDER_LINES),
    }),
  ]),
  order: z.strictObject({ 'Items.ordered_together': z.literal('desc') }),
  limit: z.literal(MOST_SUGGESTIONS),
});

const annotationSchema = z.record(
  z.string(),
  z.strictObject({ title: z.string(), shortTitle: z.string(), type: z.string() }),
);

/** The reply of a Cube server, with as much in it as is asked for. */
export const analyticsReplySchema = z.strictObject({
  query: z.unknown(),
  data: z
    .array(z.strictObject({ 'Items.item_id': idSchema, 'Items.name': z.string() }))
    .max(MOST_SUGGESTIONS),
  annotation: z.strictObject({
    measures: annotationSchema,
    dimensions: annotationSchema,
    segments: annotationSchema,
    timeDimensions: annotationSchema,
  }),
});

export type TopTenQuery = z.infer<typeof topTenQuerySchema>;
export type RecommendationsQuery = z.infer<typeof recommendationsQuerySchema>;
export type AnalyticsReply = z.infer<typeof analyticsReplySchema>;
