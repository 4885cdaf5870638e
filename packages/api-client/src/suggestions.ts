import { MOST_SUGGESTIONS, type RecommendationsQuery, type TopTenQuery } from '@comanda/contracts';
import type { ApiResult } from './api-failure';
import type { ApiClient } from './create-api-client';
import type { CallOptions } from './transport/create-transport';

/** A dish that others order: enough to find it in the menu. */
export type SuggestedItem = { readonly item_id: string; readonly name: string };

type Asker = Pick<ApiClient, 'loadAnalytics'>;
type Suggestions = Promise<ApiResult<{ items: SuggestedItem[] }>>;

/** Bestsellers of the last month. */
export function listTopTen(
  client: Asker,
  restaurant_id: string,
  options?: CallOptions,
): Suggestions {
  const query: TopTenQuery = {
    dimensions: ['Items.item_id', 'Items.name'],
    timeDimensions: [{ dimension: 'Orders.placed_at', dateRange: 'last month' }],
    filters: [ofRestaurant(restaurant_id)],
    order: { 'Items.sold': 'desc' },
    limit: MOST_SUGGESTIONS,
  };
  return ask(client, query, options);
}

/** Items often ordered with these; bestsellers for an empty cart. */
export function listRecommendations(
  client: Asker,
  input: { readonly restaurant_id: string; readonly item_ids: readonly string[] },
  options?: CallOptions,
): Suggestions {
  const values = [...new Set(input.item_ids)];
  const query: RecommendationsQuery = {
    dimensions: ['Items.item_id', 'Items.name'],
    filters: [
      ofRestaurant(input.restaurant_id),
      { member: 'Carts.item_id', operator: 'equals', values },
    ],
    order: { 'Items.ordered_together': 'desc' },
    limit: MOST_SUGGESTIONS,
  };
  return ask(client, query, options);
}

async function ask(
  client: Asker,
  query: TopTenQuery | RecommendationsQuery,
  options?: CallOptions,
): Suggestions {
  const reply = await client.loadAnalytics({ query }, options);
  if (!reply.ok) return reply;
  const items = reply.value.data.map((row) => ({
    item_id: row['Items.item_id'],
    name: row['Items.name'],
  }));
  return { ok: true, value: { items } };
}

function ofRestaurant(restaurant_id: string): TopTenQuery['filters'][0] {
  return { member: 'Restaurants.restaurant_id', operator: 'equals', values: [restaurant_id] };
}
