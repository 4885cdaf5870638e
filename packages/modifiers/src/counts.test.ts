import { deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, countsToIds, idsToCounts, normaliseCounts } from './counts';

const anyCounts = fc.dictionary(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 9 }));

describe('MOD-1: the wire', () => {
  test('MOD-1: an id repeats as often as it is wanted, sorted', () => {
    expect(countsToIds(deepFreeze({ b: 2, a: 1, c: 0 }))).toEqual(['a', 'b', 'b']);
    expect(countsToIds({})).toEqual([]);
  });

  test('MOD-1: reading it back gives the same selection, in any order', () => {
    expect(idsToCounts(deepFreeze(['b', 'a', 'b']))).toEqual({ a: 1, b: 2 });
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const ids = countsToIds(deepFreeze(counts));
        expect(normaliseCounts(idsToCounts(ids.toReversed()))).toEqual(normaliseCounts(counts));
      }),
    );
  });
});

describe('MOD-2: normal form', () => {
  test('MOD-2: leaves out zeros and sorts', () => {
    expect(JSON.stringify(normaliseCounts({ b: 1, z: 0, a: 2 }))).toBe('{"a":2,"b":1}');
  });

  test('MOD-2: a missing id counts zero, whatever objects inherit', () => {
    expect(countOf({}, 'constructor')).toBe(0);
    expect(countOf({ a: 3 }, 'a')).toBe(3);
  });
});
