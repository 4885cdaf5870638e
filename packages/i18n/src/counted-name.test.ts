import { expect, test } from 'vitest';
import { countedName } from './counted-name';

test('one of something is said without its number', () => {
  expect(countedName({ name: 'Bacon', count: 1 })).toBe('Bacon');
  expect(countedName({ name: 'Bacon', count: 2 })).toBe('2 × Bacon');
});
