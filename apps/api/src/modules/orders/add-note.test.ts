import { expect, test } from 'vitest';
import { addNote } from './add-note';

test.each([
  ['', 'No nuts', 'No nuts'],
  ['No nuts', undefined, 'No nuts'],
  ['No nuts', '', 'No nuts'],
  ['No nuts', 'Extra napkins', 'No nuts · Extra napkins'],
  ['No nuts', 'No nuts', 'No nuts'],
  ['No nuts · Extra napkins', 'Extra napkins', 'No nuts · Extra napkins'],
  ['No nuts please', 'No nuts', 'No nuts please · No nuts'],
])('to %j a round adds %j: %j', (before, added, after) => {
  expect(addNote(before, added)).toBe(after);
});
