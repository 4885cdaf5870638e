import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkJson } from './check-json';

test.each([
  ['{"a":1,"a":2}', 'The body says the key "a" twice.'],
  ['{"a":1,"\\u0061":2}', 'The body says the key "a" twice.'],
  ['[{"b":{"c":1,"d":[{"e":1,"e":2}]}}]', 'The body says the key "e" twice.'],
  ['{"__proto__":{}}', 'The body has a key "__proto__", which is not allowed.'],
  [
    '{"a":{"constructor":{"prototype":{}}}}',
    'The body has a key "constructor", which is not allowed.',
  ],
])('refuses %s', (text, fault) => {
  expect(checkJson(text)).toBe(fault);
});

test('refuses what is nested too deep', () => {
  expect(checkJson('['.repeat(65) + ']'.repeat(65))).toMatch(/deeper than 64/);
});

test.each(['{"a":"\\u0000"}', '["x\\ud800y"]', '"\\udc00\\ud800"', '{"\\u0000":1}'])(
  'refuses %s, which is no text',
  (text) => {
    expect(checkJson(text)).toBe('The body holds characters that are no text.');
  },
);

test.each([
  '{"a":"\\ud83c\\udf54"}',
  '{"a":"\\\\u0000"}',
  '{"a":{"a":1},"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":"a","b":"a"}',
  '"a"',
  '{"a":["a","a"],"b":"\\\\"}',
])('lets %s pass', (text) => {
  expect(checkJson(text)).toBeNull();
});

test('lets everything pass that a client can write from an object', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 6 }), (value) => {
      fc.pre(!/"(?:__proto__|constructor)":/.test(JSON.stringify(value)));
      expect(checkJson(JSON.stringify(value))).toBeNull();
    }),
  );
});
