import { expect, test } from 'vitest';
import { newIntentKey, parseIntentKey } from './intent-key';

test('a key is a random UUID of version 4', () => {
  const keys = Array.from({ length: 200 }, newIntentKey);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(200);
});

test('a kept key is taken up, anything else is not', () => {
  const key = newIntentKey();
  expect(parseIntentKey(key)).toBe(key);
  expect(parseIntentKey('')).toBeNull();
  expect(parseIntentKey(`${key}0`)).toBeNull();
});
