import type { OperationId, RouteDefinition } from '@comanda/contracts/routes';
import { routes } from '@comanda/contracts/routes';
import type { JsonObject } from './complete-document';
import { exampleOf } from './example-of';

type Example = { readonly body?: unknown; readonly reply: unknown };

const ID = '01920000-0000-7000-8000-00000000c0de';

/** Bodies whose parts depend on each other, which their schemas alone do not tell. */
const BODIES: Readonly<Partial<Record<OperationId, object>>> = {
  callWaiter: { restaurant_id: ID, table_id: ID, guest_name: 'Ada', request_key: 'towels' },
  addReview: { restaurant_id: ID, guest_id: ID, order_id: ID, rating: 5 },
  loadAnalytics: {
    query: {
      dimensions: ['Items.item_id', 'Items.name'],
      timeDimensions: [{ dimension: 'Orders.placed_at', dateRange: 'last month' }],
      filters: [{ member: 'Restaurants.restaurant_id', operator: 'equals', values: [ID] }],
      order: { 'Items.sold': 'desc' },
      limit: 10,
    },
  },
};

/** A request and its answer, as they may look. */
export function exampleFor(id: OperationId): Example {
  const { body, reply }: RouteDefinition = routes[id];
  const own = BODIES[id];
  return {
    ...(body === undefined ? {} : { body: own ?? exampleOf(body) }),
    reply: exampleOf(reply),
  };
}

/** Puts the example beside the schemas of an operation. */
export function addExample(id: OperationId, operation: JsonObject): void {
  const { body, reply } = exampleFor(id);
  const request = contentOf(operation['requestBody']);
  if (request !== undefined && body !== undefined)
    request['examples'] = { usual: { value: toJson(body) } };
  const responses = operation['responses'] as Record<string, JsonObject>; // the generator's own shape
  const answer = contentOf(responses['200']);
  if (answer !== undefined) answer['examples'] = { usual: { value: toJson(reply) } };
}

function contentOf(part: JsonObject[string] | undefined): JsonObject | undefined {
  const { content } = (part ?? {}) as { content?: Record<string, JsonObject> }; // likewise
  return content?.['application/json'];
}

function toJson(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value));
}
