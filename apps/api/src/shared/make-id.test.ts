import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { createIdMaker } from './make-id';

test('ids are UUIDv7s that tell their time, and none comes twice, whenever random bytes are fetched anew', () => {
  const newId = createIdMaker(() => Date.UTC(2026, 0, 2));
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect([validate(id), version(id)]).toEqual([true, 7]);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 0, 2));
  }
  const ends = new Set(ids.map((id) => id.slice(-12)));
  expect(ends.size).toBe(ids.length);
});

test('each id is greater than the one before, also when the clock goes back', () => {
  const times = [5000, 5000, 4000, 5001, 5001, 1, 9000];
  const newId = createIdMaker(() => times.shift() ?? 9000);
  const ids = Array.from({ length: 300 }, newId);
  expect(ids).toEqual(ids.toSorted());
});
