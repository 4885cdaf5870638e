import type { Audience, OperationId, RouteDefinition } from '@comanda/contracts/routes';
import { routes } from '@comanda/contracts/routes';
import { addExample } from './add-examples';
import { otherPaths } from './other-paths';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const SECURITY: Readonly<Record<Audience, JsonObject[]>> = {
  public: [],
  receipt: [],
  processor: [],
  guest: [{ guestSession: [] }, { bearer: [] }],
  table: [{ guestSession: [] }, { bearer: [] }],
  staff: [{ bearer: [] }],
  device: [{ bearer: [] }],
  board: [{ bearer: [] }],
  staff_or_device: [{ bearer: [] }],
  operator: [{ bearer: [] }],
};

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A session’s token, for clients that are no browser',
  },
  guestSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-comanda-{restaurant_id}',
    description: 'A table session',
  },
} as const;

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  description:
    'One per intent of the user; the same key and body give the stored reply, for 24 hours',
};

/** Adds to the generated document what schemas do not say: keys, sessions, examples. Drops components that nothing refers to, and sorts. */
export function completeDocument(document: JsonObject): JsonObject {
  const paths = document['paths'] as Record<string, Record<string, JsonObject>>; // the generator's own shape
  for (const [id, route] of Object.entries(routes) as [OperationId, RouteDefinition][]) {
    const operation = paths[route.path]?.[route.method.toLowerCase()];
    if (operation === undefined) continue;
    operation['security'] = SECURITY[route.audience];
    addExample(id, operation);
    if (route.is_keyed)
      operation['parameters'] = [
        ...((operation['parameters'] as Json[] | undefined) ?? []),
        idempotencyKey,
      ];
  }
  Object.assign(paths, otherPaths);
  return tidy(dropUnused(document)) as JsonObject; // an object stays one
}

function dropUnused(document: JsonObject): JsonObject {
  const components = document['components'] as Record<string, JsonObject>; // the generator's own shape
  const schemas = components['schemas'] ?? {};
  const used = new Set<string>();
  function follow(value: Json): void {
    for (const [, name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? null);
    }
  }
  follow(document['paths'] ?? null);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...components, schemas: kept } };
}

/** Sorts the keys, and leaves out what a format or a type says already. */
function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => !isRedundant(key, child, value))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, tidy(child)]),
  );
}

function isRedundant(key: string, child: Json, schema: JsonObject): boolean {
  if (key === 'pattern') return typeof schema['format'] === 'string';
  return (
    (key === 'maximum' || key === 'minimum') && Math.abs(Number(child)) === Number.MAX_SAFE_INTEGER
  );
}
