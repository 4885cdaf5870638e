import { describe, expect, test } from 'vitest';
import { joinName, splitName } from './full-name';

describe('a name in two fields', () => {
  test.each([
    ['', '', ''],
    ['Ada', 'Ada', ''],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada  King  Lovelace ', 'Ada', 'King Lovelace'],
  ])('%j', (name, first, last) => {
    expect(splitName(name)).toEqual({ first, last });
    expect(joinName({ first, last })).toBe(name.trim().replaceAll(/\s+/g, ' '));
  });
});
