import { recommendationsQuerySchema, topTenQuerySchema } from '@comanda/contracts/schemas';

/** Parsed analytics query. */
export type Question =
  | { readonly kind: 'top_ten'; readonly restaurant_id: string }
  | {
      readonly kind: 'recommendations';
      readonly restaurant_id: string;
      readonly item_ids: readonly string[];
    };

/** Reads one of the two queries that are answered; null for any other. */
export function readQuestion(query: unknown): Question | null {
  const top = topTenQuerySchema.safeParse(query);
  if (top.success) return { kind: 'top_ten', restaurant_id: top.data.filters[0].values[0] };
  const recommendations = recommendationsQuerySchema.safeParse(query);
  if (!recommendations.success) return null;
  const [restaurant, cart] = recommendations.data.filters;
  const [restaurant_id] = restaurant.values;
  return { kind: 'recommendations', restaurant_id, item_ids: cart.values };
}
