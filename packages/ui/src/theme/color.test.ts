import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, formatHex, parseHex } from './color';

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      const color = parseHex(hex);
      expect(color && formatHex(color)).toBe(hex);
    }),
  );
});

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#123456', '#123456', 1],
] as const)('the contrast of %s and %s is %d', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2);
});

test('a colour beyond the screen keeps its lightness', () => {
  const shown = parseHex(formatHex({ l: 0.7, c: 0.4, h: 2.5 }));
  expect(shown?.l).toBeCloseTo(0.7, 1);
});
