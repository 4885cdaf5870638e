import { menusFileSchema, restaurantFileSchema } from '@comanda/contracts/bundle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCharacters } from '../bundles/check-characters';
import { checkMenus } from '../bundles/check-menus';
import { FORMATS } from './formats';
import { importForeign } from './import-foreign';
import { SAMPLES } from './testing/samples';

const READ = { currency: 'USD', country: 'US', pick: null, location: null } as const;
const JUNK = [
  null,
  '',
  0,
  -1,
  1e9,
  1.5,
  'x'.repeat(700),
  [],
  {},
  true,
  '-3',
  '99999999999',
  '<b>',
  '\u0000',
  '\u200B',
  'a\u0000\uD800b',
  '24:00',
  [null],
  '🍕',
  '../../x',
  Number.NaN,
];

describe.each(FORMATS)('%s', (format) => {
  test('any JSON at all is refused or read, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (file) => {
        expect(() => importForeign(format, [file], READ)).not.toThrow();
      }),
    );
  });

  test('a real file with junk in it makes a folder without fault, or none', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(399)), (numbers) => {
        const damaged = damage(SAMPLES[format], () => numbers.next().value ?? 0);
        const converted = importForeign(
          format,
          [damaged].flat(format === 'tastyigniter' ? 1 : 0),
          READ,
        );
        if (!converted.ok) return;
        const { menus, restaurant } = converted.value;
        const checked = menusFileSchema.parse(menus);
        const source = {
          file: '',
          value: null,
          faultAt: (_: unknown, message: string) => ({ file: '', line: null, path: '', message }),
        };
        expect(checkCharacters({ ...source, value: converted.value })).toEqual([]);
        expect(checkMenus(source, checked)).toEqual([]);
        expect(restaurantFileSchema.partial().safeParse(restaurant).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

/** The same with some of its values replaced, about one in thirty. */
function damage(value: unknown, next: () => number): unknown {
  const chance = next();
  if (chance < 13) return JUNK[chance + (next() % 8)];
  if (Array.isArray(value)) return value.map((each) => damage(each, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, damage(each, next)]));
}
