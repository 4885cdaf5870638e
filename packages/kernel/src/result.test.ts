import { expect, expectTypeOf, test } from 'vitest';
import { assertNever } from './assert-never';
import { err, ok, type Result } from './result';

function half(value: number): Result<number, { code: 'odd'; value: number }> {
  return value % 2 === 0 ? ok(value / 2) : err({ code: 'odd', value });
}

test('KERN-14: carries a value or the reason for refusing it', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(5)).toEqual({ ok: false, error: { code: 'odd', value: 5 } });
  const result = half(4);
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<number>();
  else expectTypeOf(result.error.code).toEqualTypeOf<'odd'>();
});

test('KERN-15: names the case that nobody handled', () => {
  // @ts-expect-error A value that can still occur must not compile.
  expect(() => assertNever({ code: 'surprise' })).toThrow(/\{"code":"surprise"\}/);
});
