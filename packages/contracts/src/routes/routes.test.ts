import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../calls';
import { ERROR_STATUS } from '../errors';
import { type RouteDefinition, routes } from './index';

const all: readonly (readonly [string, RouteDefinition])[] = Object.entries(routes);

describe('the route table', () => {
  test('no two calls share a method and a path', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(all)('%s has a schema for each variable of its path, and for no other', (_, route) => {
    const variables = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(Object.keys(route.params?.shape ?? {}))).toEqual(new Set(variables));
  });

  test.each(all.filter(([, { method }]) => method === 'GET'))(
    '%s reads and takes no body',
    (_, route) => {
      expect(route.body).toBeUndefined();
      expect(route.is_keyed).toBeUndefined();
    },
  );

  test('every call has a route', () => {
    expect(new Set(Object.keys(calls))).toEqual(new Set(Object.keys(routes)));
  });

  test.each(all.filter(([, { method }]) => method !== 'GET'))(
    '%s says which of its fields stand in the query',
    (_, { in_query, query }) => {
      expect(in_query ?? []).toEqual(Object.keys(query?.shape ?? {}));
    },
  );

  test.each(all)('%s has no name twice in its parameters, its query and its body', (_, route) => {
    const bodies = route.body instanceof z.ZodUnion ? route.body.options : [route.body];
    for (const body of bodies) {
      const names = [route.params, route.query, body].flatMap((schema) =>
        schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(all)('%s is refused only with codes that have a status', (_, { errors }) => {
    expect(errors.filter((code) => !(code in ERROR_STATUS))).toEqual([]);
  });

  test.each(all.filter(([, { body }]) => body !== undefined))(
    '%s refuses a key it does not know',
    (_, { body }) => {
      const forms = body instanceof z.ZodDiscriminatedUnion ? body.options : [body];
      for (const form of forms as z.ZodType[]) {
        const parsed = form.safeParse({ nobody_asked: true });
        expect(parsed.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
      }
    },
  );

  test.each(all)('%s can be written down as JSON Schema', (_, { reply }) => {
    expect(() => z.toJSONSchema(reply)).not.toThrow();
  });
});
