import { expect, test, vi } from 'vitest';
import { onceFor } from './once-for';

test('the same arguments are worked out once, others anew', () => {
  const work = vi.fn((list: readonly number[], factor: number) => list.map((n) => n * factor));
  const double = onceFor(work);
  const list = [1, 2];
  const first = double(list, 2);
  expect(first).toEqual([2, 4]);
  expect(double(list, 2)).toBe(first);
  expect(double(list, 3)).toEqual([3, 6]);
  expect(double([1, 2], 3)).toEqual([3, 6]);
  expect(work).toHaveBeenCalledTimes(3);
});

test('what went wrong is tried again', () => {
  let isBroken = true;
  const read = onceFor((name: string) => {
    if (isBroken) throw new Error('not now');
    return name;
  });
  expect(() => read('a')).toThrow('not now');
  isBroken = false;
  expect(read('a')).toBe('a');
});
