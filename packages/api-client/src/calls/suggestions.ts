import {
  type AnalyticsReply,
  MOST_SUGGESTIONS,
  type RecommendationsQuery,
  type TopTenQuery,
} from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

/** A dish that others order: enough to find it in the menu. */
export type SuggestedItem = { readonly item_id: string; readonly name: string };

type Suggestions = Promise<ApiResult<{ items: SuggestedItem[] }>>;

export type SuggestionCalls = {
  /** Bestsellers of the last month. */
  readonly topTen: (restaurant_id: string, options?: CallOptions) => Suggestions;
  /** Items often ordered with these; bestsellers for an empty cart. */
  readonly recommendations: (
    input: { readonly restaurant_id: string; readonly item_ids: readonly string[] },
    options?: CallOptions,
  ) => Suggestions;
};

export function suggestionCalls({ http, settle }: Transport): SuggestionCalls {
  async function ask(
    query: TopTenQuery | RecommendationsQuery,
    { signal }: CallOptions = {},
  ): Suggestions {
    const call = http.POST('/cubejs-api/v1/load', { body: { query }, signal: signal ?? null });
    const reply: ApiResult<AnalyticsReply> = await settle(call, signal);
    if (!reply.ok) return reply;
    const items = reply.value.data.map((row) => ({
      item_id: row['Items.item_id'],
      name: row['Items.name'],
    }));
    return { ok: true, value: { items } };
  }

  return {
    topTen: (restaurant_id, options) =>
      ask(
        {
          dimensions: ['Items.item_id', 'Items.name'],
          timeDimensions: [{ dimension: 'Orders.placed_at', dateRange: 'last month' }],
          filters: [ofRestaurant(restaurant_id)],
          order: { 'Items.sold': 'desc' },
          limit: MOST_SUGGESTIONS,
        },
        options,
      ),
    recommendations: ({ restaurant_id, item_ids }, options) =>
      ask(
        {
          dimensions: ['Items.item_id', 'Items.name'],
          filters: [
            ofRestaurant(restaurant_id),
            { member: 'Carts.item_id', operator: 'equals', values: [...new Set(item_ids)] },
          ],
          order: { 'Items.ordered_together': 'desc' },
          limit: MOST_SUGGESTIONS,
        },
        options,
      ),
  };
}

function ofRestaurant(restaurant_id: string): TopTenQuery['filters'][0] {
  return { member: 'Restaurants.restaurant_id', operator: 'equals', values: [restaurant_id] };
}
