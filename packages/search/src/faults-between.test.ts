import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsBetween } from './faults-between';

const aWord = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 7 })
  .map((letters) => letters.join(''));

/** By its definition, without a table: the cheapest way to turn one text into another. */
function byDefinition(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const ways = [
    byDefinition(a, to) + 1,
    byDefinition(from, b) + 1,
    byDefinition(a, b) + (from.at(-1) === to.at(-1) ? 0 : 1),
  ];
  if (a !== '' && b !== '' && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1)) {
    ways.push(byDefinition(a.slice(0, -1), b.slice(0, -1)) + 1);
  }
  return Math.min(...ways);
}

test('SEARCH-5: faults are counted as defined, to the nearest beginning', () => {
  fc.assert(
    fc.property(aWord, aWord, fc.integer({ min: 0, max: 4 }), (typed, word, most) => {
      const beginnings = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
      const fewest = Math.min(...beginnings.map((each) => byDefinition(typed, each)));
      expect(Math.min(faultsBetween(typed, word, most), most + 1)).toBe(Math.min(fewest, most + 1));
    }),
  );
});
