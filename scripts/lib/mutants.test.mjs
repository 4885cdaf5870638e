import { describe, expect, test } from 'vitest';
import { mutantsIn, sampleOf } from './mutants.mjs';

function changes(text) {
  return mutantsIn('file.ts', text).map(({ before, after }) => `${before} → ${after}`);
}

describe('mutants', () => {
  test.each([
    ['const a = b < c;', ['< → <=']],
    ['const a = b * 2;', ['* → +', '2 → (2 + 1)']],
    ['const a = !b;', ['!b → b']],
    ['if (a) b();', ['a → !(a)']],
    ['const a = b ? c : true;', ['b → !(b)', 'true → false']],
    ['const a = Math.min(b, 0);', ['min → max', '0 → 1']],
    ['const a = b.filter(c).some(d);', ['some → every', 'b.filter(c) → b']],
  ])('%s', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  test('leave types, imports and what is said to programmers alone', () => {
    expect(
      changes("import { a } from 'b'; type C = 1 | 2; throw new Error(d < 1 ? e : f);"),
    ).toEqual([]);
  });

  test('know where they are', () => {
    expect(mutantsIn('file.ts', 'const a = 1;\nconst b = a > c;')).toContainEqual({
      file: 'file.ts',
      line: 2,
      start: 25,
      end: 26,
      before: '>',
      after: '>=',
    });
  });

  test('are sampled evenly, from the first', () => {
    expect(sampleOf([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
    expect(sampleOf([1, 2], 3)).toEqual([1, 2]);
  });
});
