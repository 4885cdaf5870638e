import { expect, test } from 'vitest';
import { requestOf } from './request-of';

test('the fields of a path are encoded, and the others of a call that reads become its query', () => {
  const call = { method: 'GET', path: '/orders/{order_id}/reorder' } as const;
  expect(requestOf(call, { order_id: 'a/b', guest_id: 'x&y', language: undefined })).toEqual({
    path: '/api/orders/a%2Fb/reorder?guest_id=x%26y',
    body: null,
  });
});

test('a call without fields has neither a query nor a body', () => {
  expect(requestOf({ method: 'GET', path: '/staff/stock' }, {})).toEqual({
    path: '/api/staff/stock',
    body: null,
  });
});

test('the other fields of a call that writes become its body, but for those that stand in the query', () => {
  const call = { method: 'POST', path: '/items/{item_id}/stock', in_query: ['language'] } as const;
  const input = { item_id: '7', language: 'fr', is_in_stock: false, until: null };
  const { path, body } = requestOf(call, input);
  expect(path).toBe('/api/items/7/stock?language=fr');
  expect(JSON.parse(body ?? '')).toEqual({ is_in_stock: false, until: null });
});
